import { EENMALIGE_KOSTEN, GEEN_VOERTUIG } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { space } from '@site/kit';
import { TextField } from '@site/kit/controls';
import styled from 'styled-components';
import { ToCustomer } from './actions';
import { type CaseProps, ChangeForm, useChange } from './change-form';

const AMOUNTS = [
  ['maandbedrag', 'Maandbedrag'],
  ['aanschafprijs', 'Aanschafprijs inclusief btw'],
  ['aanbetaling', 'Aanbetaling'],
  ['slottermijn', 'Slottermijn'],
  ['looptijd', 'Looptijd in maanden'],
  ['kosten', 'Eenmalige kosten exclusief btw'],
] as const;

/** An offer, which begins with what the applicant asked. */
export function MakeOffer({ zaak, refresh }: CaseProps) {
  const { leaseCode, offertes, magIntrekken } = zaak;
  const vehicle = zaak.voertuigOmschrijving === GEEN_VOERTUIG ? '' : zaak.voertuigOmschrijving;
  const form = useChange(zaak, 'offerte', {
    leasemaatschappij: offertes[0]?.leasemaatschappij ?? '',
    voertuig: vehicle,
    maandbedrag: '',
    aanschafprijs: String(zaak.aanschafprijs),
    aanbetaling: String(zaak.aanbetaling),
    slottermijn: String(zaak.slottermijn),
    looptijd: String(zaak.looptijd),
    kosten: String(EENMALIGE_KOSTEN.administratie),
    toelichting: '',
  });
  const { values, change, sending } = form;
  const field = (name: keyof typeof values, label: string) => (
    <TextField
      key={name}
      label={label}
      value={values[name]}
      onChange={(value) => change({ [name]: value })}
      autoComplete="off"
      {...(name !== 'leasemaatschappij' && name !== 'voertuig' && { inputMode: 'numeric' as const })}
      error={sending.fieldErrors[name]}
    />
  );
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title={magIntrekken ? 'Nieuwe offerte maken' : 'Offerte maken'}
      means={
        magIntrekken
          ? 'De nieuwe offerte komt in de plaats van de vorige, ook als de klant daarmee akkoord ging.'
          : 'De klant krijgt de offerte per mail, en kan er in het portaal mee akkoord gaan.'
      }
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeMakeOffer, { params: { leaseCode }, body: { ...seen, ...values } })
      }
      action="Maak de offerte en verstuur de mail"
      done="De offerte is gemaakt en onderweg naar de klant."
    >
      {field('leasemaatschappij', 'Leasemaatschappij')}
      {field('voertuig', 'Voertuig')}
      <Pairs>{AMOUNTS.map(([name, label]) => field(name, label))}</Pairs>
      <ToCustomer
        value={values.toelichting}
        onChange={(toelichting) => change({ toelichting })}
        error={sending.fieldErrors.toelichting}
      />
    </ChangeForm>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(2)};
  align-items: end;
`;
