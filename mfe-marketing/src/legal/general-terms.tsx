import {
  EENMALIGE_KOSTEN,
  euros,
  OFFERTE_GELDIG_WERKDAGEN,
  OFFERTE_ZINNEN,
  type SiteIdentity,
} from '@site/contract';
import { TextLink } from '@site/kit';
import type { LegalChapter } from './legal-text';

/** Payment term of an invoice, in days. */
const BETALINGSTERMIJN_DAGEN = 14;

/** Formats an amount with cents, excluding VAT. */
function exclBtw(bedrag: number): string {
  return `${euros(bedrag)},00 exclusief btw`;
}

export function generalTerms({ naam, email }: SiteIdentity): LegalChapter {
  return {
    id: 'algemene-voorwaarden',
    title: 'Algemene leasevoorwaarden',
    text: <p>Laatst bijgewerkt op 1 april 2025. Met de printfunctie van uw browser bewaart of print u ze.</p>,
    sections: [
      {
        id: 'wie-is-wie',
        title: '1. Wie is wie',
        text: (
          <ul>
            <li>
              <strong>Wij</strong>: {naam}, bemiddelaar tussen u en een leasemaatschappij.
            </li>
            <li>
              <strong>U, de lessee</strong>: uitsluitend een onderneming die in Nederland is gevestigd. Wij
              bemiddelen niet voor consumenten.
            </li>
            <li>
              <strong>De leasemaatschappij</strong>: de bij ons aangesloten partij met wie u het leasecontract
              sluit.
            </li>
            <li>
              <strong>Het voertuig</strong>: de auto, bestelwagen, scooter of machine waarop de lease
              betrekking heeft.
            </li>
          </ul>
        ),
      },
      {
        id: 'wat-wij-doen',
        title: '2. Wat wij doen',
        text: (
          <p>
            Wij leggen uw aanvraag voor aan een of meer leasemaatschappijen en begeleiden u tot en met de
            ondertekening. De leasemaatschappij beslist of zij de lease verstrekt. Op het leasecontract gelden
            ook de voorwaarden van de leasemaatschappij. Wijken die af van deze voorwaarden, dan gaat uw
            leasecontract voor.
          </p>
        ),
      },
      {
        id: 'offertes',
        title: '3. Offertes',
        text: (
          <ul>
            <li>Een eerste offerte is vrijblijvend, voor u en voor ons.</li>
            <li>Kiest u ‘Akkoord, bel mij’, dan vraagt u ons om te bellen. U zit nergens aan vast.</li>
            <li>De definitieve offerte is {OFFERTE_GELDIG_WERKDAGEN} werkdagen geldig.</li>
            <li>{OFFERTE_ZINNEN.bindend}</li>
          </ul>
        ),
      },
      {
        id: 'kosten',
        title: '4. Kosten',
        text: (
          <ul>
            <li>
              Administratie en bemiddeling: {exclBtw(EENMALIGE_KOSTEN.administratie)}, verschuldigd zodra u de
              definitieve offerte hebt ondertekend.
            </li>
            <li>
              Annuleren na ondertekening: {exclBtw(EENMALIGE_KOSTEN.annulering)}, naast de kosten van
              administratie en bemiddeling.
            </li>
            <li>
              Overname van de lease door een andere onderneming: {exclBtw(EENMALIGE_KOSTEN.overname)} aan
              administratiekosten. De leasemaatschappij moet de overname goedkeuren.
            </li>
          </ul>
        ),
      },
      {
        id: 'betalen',
        title: '5. Betalen',
        text: (
          <p>
            Onze facturen betaalt u binnen {BETALINGSTERMIJN_DAGEN} dagen. Betaalt u niet, dan brengen wij
            incassokosten in rekening en kunnen wij de vordering overdragen aan een incassobureau. De
            leasetermijnen betaalt u aan de leasemaatschappij.
          </p>
        ),
      },
      {
        id: 'eigendom',
        title: '6. Eigendom',
        text: (
          <p>
            U bent vanaf de aflevering economisch eigenaar van het voertuig. De leasemaatschappij blijft
            juridisch eigenaar tot u alles hebt betaald. Tot dan mag u het voertuig niet verkopen of als
            zekerheid geven.
          </p>
        ),
      },
      {
        id: 'eerder-aflossen',
        title: '7. Eerder aflossen',
        text: (
          <p>
            U mag vragen om eerder af te lossen. Vaak is dat boetevrij; uw leasecontract is bepalend. De
            leasemaatschappij noemt u vooraf het slotbedrag.
          </p>
        ),
      },
      {
        id: 'verzekering-en-gebruik',
        title: '8. Verzekering en gebruik',
        text: (
          <p>
            U verzekert het voertuig minimaal voor wettelijke aansprakelijkheid (WA). Vraagt de
            leasemaatschappij om een allriskverzekering, dan sluit u die. U onderhoudt het voertuig goed en
            meldt grote schade.
          </p>
        ),
      },
      {
        id: 'uw-gegevens',
        title: '9. Uw gegevens',
        text: (
          <p>
            U geeft ons juiste en volledige gegevens. Verandert er iets voordat u tekent, dan meldt u dat. Hoe
            wij met gegevens omgaan, staat in onze{' '}
            <TextLink to="/juridisch?section=privacy">privacyverklaring</TextLink>.
          </p>
        ),
      },
      {
        id: 'aansprakelijkheid',
        title: '10. Aansprakelijkheid',
        text: (
          <p>
            Wij zijn niet aansprakelijk voor een besluit van een leasemaatschappij en niet voor gebreken aan
            het voertuig. Deze beperking geldt niet bij opzet of grove schuld van ons.
          </p>
        ),
      },
      {
        id: 'klachten',
        title: '11. Klachten',
        text: (
          <p>
            Bent u niet tevreden? <TextLink to="/klacht-indienen">Dien uw klacht in</TextLink>. U krijgt
            binnen 24 uur een bevestiging per mail. Wij nemen uw klacht binnen 5 werkdagen in behandeling en
            hebben binnen 10 werkdagen persoonlijk contact met u.
          </p>
        ),
      },
      {
        id: 'recht',
        title: '12. Recht',
        text: (
          <p>
            Op deze voorwaarden is Nederlands recht van toepassing. Vragen? Mail naar{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </p>
        ),
      },
    ],
  };
}
