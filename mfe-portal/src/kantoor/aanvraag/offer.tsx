import type { LeaseOfferte } from '@site/contract';
import type { AanvraagZaak } from '@site/contract/office';
import { dutchDate } from '../../klant/applications/dutch-date';
import { Figures } from '../../klant/applications/figures';
import { costsOf, termsOf } from '../../klant/applications/offer-figures';
import { whatBecameOf } from '../../klant/applications/offer-state';
import { Words } from '../../klant/applications/words';
import { Section } from '../../parts/section';

/** The newest offer as the customer has it; nothing without one. That there were others is in what happened. */
export function Offer({ zaak: { offertes } }: { zaak: AanvraagZaak }) {
  const [offerte] = offertes;
  if (!offerte) return null;
  return (
    <Section title={`Offerte van ${offerte.leasemaatschappij}`}>
      <Figures columns={1} items={[['Hoe ver', howFar(offerte)], ...termsOf(offerte), ...costsOf(offerte)]} />
      {offerte.toelichting && <Words>{offerte.toelichting}</Words>}
    </Section>
  );
}

function howFar(offerte: LeaseOfferte): string {
  const { status, geldigTotEnMet, akkoordOp, bellenUiterlijk } = offerte;
  if (status === 'open') return `Wacht op de klant, geldig tot en met ${dutchDate(geldigTotEnMet)}`;
  if (status === 'verlopen') return `Geldt niet meer: ${whatBecameOf(offerte)}`;
  const agreed = `Klant akkoord${akkoordOp ? ` op ${dutchDate(akkoordOp)}` : ''}`;
  return bellenUiterlijk ? `${agreed}, bellen uiterlijk ${dutchDate(bellenUiterlijk)}` : agreed;
}
