import type { OfferteBody } from '@site/contract/office';
import { InvalidInput } from '../http/domain-error.js';
import type { OfferTerms } from '../leases/offers.js';

/** Euros as people write them, with or without separators of thousands and cents. */
const EUROS = /^€?\s*(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:,-)?$/;
/** More than this is a typing error, and does not fit the table. */
const MOST = 1_000_000;

type AmountName = 'aanschafprijs' | 'aanbetaling' | 'slottermijn' | 'looptijd' | 'maandbedrag' | 'kosten';

/** The terms in a form. @throws InvalidInput at each field that is no amount */
export function amountsOf(body: OfferteBody): Omit<OfferTerms, 'madeBy'> {
  const { leasemaatschappij, voertuig, toelichting = '' } = body;
  const errors: Record<string, string> = {};
  const read = (name: AmountName, cents: boolean): number => {
    const [, whole = '', part = '0'] = EUROS.exec(body[name].trim()) ?? [];
    const amount = Number(whole.replace(/\D/g, '')) + Number(part.padEnd(2, '0')) / 100;
    if (whole === '' || (!cents && !Number.isInteger(amount)) || amount > MOST) {
      errors[name] = cents
        ? 'Vul een bedrag in, zoals 412,50.'
        : name === 'looptijd'
          ? 'Vul een aantal maanden in, zoals 60.'
          : 'Vul een bedrag in hele euro’s in, zoals 25000.';
    }
    return amount;
  };
  const terms = {
    leasemaatschappij,
    voertuig,
    toelichting,
    aanschafprijs: read('aanschafprijs', false),
    aanbetaling: read('aanbetaling', false),
    slottermijn: read('slottermijn', false),
    looptijd: read('looptijd', false),
    maandbedrag: read('maandbedrag', true),
    kosten: read('kosten', true),
  };
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return terms;
}
