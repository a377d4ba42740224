import { EENMALIGE_KOSTEN, euros } from '@site/contract';
import { Band, Prose, TextLink, useSite } from '@site/kit';
import { OFFERTE_GELDIG_WERKDAGEN } from '../parts/costs';

/** Within how many days an invoice is to be paid. */
const BETALINGSTERMIJN_DAGEN = 14;

/** An amount of the terms, VAT excluded, to the cent as contracts have it. */
function exclBtw(bedrag: number): string {
  return `${euros(bedrag)},00 exclusief btw`;
}

/** The general terms of the lease. */
export function GeneralTerms() {
  const { naam, email } = useSite();
  return (
    <Band narrow labelledBy="algemene-voorwaarden">
      <Prose>
        <h2 id="algemene-voorwaarden">Algemene leasevoorwaarden</h2>
        <p>Laatst bijgewerkt op 1 april 2025.</p>

        <h3>1. Wie is wie</h3>
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
            <strong>Het voertuig</strong>: de auto, bestelwagen, scooter of machine waarop de lease betrekking
            heeft.
          </li>
        </ul>

        <h3>2. Wat wij doen</h3>
        <p>
          Wij leggen uw aanvraag voor aan een of meer leasemaatschappijen en begeleiden u tot en met de
          ondertekening. De leasemaatschappij beslist of zij de lease verstrekt. Op het leasecontract gelden
          ook de voorwaarden van de leasemaatschappij. Wijken die af van deze voorwaarden, dan gaat uw
          leasecontract voor.
        </p>

        <h3>3. Offertes</h3>
        <ul>
          <li>Een eerste offerte is vrijblijvend, voor u en voor ons.</li>
          <li>De definitieve offerte is {OFFERTE_GELDIG_WERKDAGEN} werkdagen geldig.</li>
          <li>De definitieve offerte wordt bindend op het moment dat u haar ondertekent.</li>
        </ul>

        <h3>4. Kosten</h3>
        <ul>
          <li>
            Administratie en bemiddeling: {exclBtw(EENMALIGE_KOSTEN.administratie)}, verschuldigd zodra u de
            definitieve offerte hebt ondertekend.
          </li>
          <li>Annuleren na ondertekening: {exclBtw(EENMALIGE_KOSTEN.annulering)}.</li>
          <li>
            Overname van de lease door een andere onderneming: {exclBtw(EENMALIGE_KOSTEN.overname)} aan
            administratiekosten. De leasemaatschappij moet de overname goedkeuren.
          </li>
        </ul>

        <h3>5. Betalen</h3>
        <p>
          Onze facturen betaalt u binnen {BETALINGSTERMIJN_DAGEN} dagen. Betaalt u niet, dan brengen wij
          incassokosten in rekening en kunnen wij de vordering overdragen aan een incassobureau. De
          leasetermijnen betaalt u aan de leasemaatschappij, zoals in uw leasecontract staat.
        </p>

        <h3>6. Eigendom</h3>
        <p>
          U bent vanaf de aflevering economisch eigenaar van het voertuig. De leasemaatschappij blijft
          juridisch eigenaar tot u alles hebt betaald. Tot dan mag u het voertuig niet verkopen of als
          zekerheid geven.
        </p>

        <h3>7. Eerder aflossen</h3>
        <p>
          U mag vragen om eerder af te lossen. Vaak is dat boetevrij; uw leasecontract is bepalend. De
          leasemaatschappij noemt u vooraf het slotbedrag.
        </p>

        <h3>8. Verzekering en gebruik</h3>
        <p>
          U verzekert het voertuig minimaal voor wettelijke aansprakelijkheid (WA). Vraagt de
          leasemaatschappij om een allriskverzekering, dan sluit u die. U onderhoudt het voertuig goed en
          meldt grote schade.
        </p>

        <h3>9. Uw gegevens</h3>
        <p>
          U geeft ons juiste en volledige gegevens. Verandert er iets voordat u tekent, dan meldt u dat. Hoe
          wij met gegevens omgaan, staat in ons{' '}
          <TextLink to="/juridisch?section=privacy">privacystatement</TextLink>.
        </p>

        <h3>10. Aansprakelijkheid</h3>
        <p>
          Wij zijn niet aansprakelijk voor een besluit van een leasemaatschappij en niet voor gebreken aan het
          voertuig. Deze beperking geldt niet bij opzet of grove schuld van ons.
        </p>

        <h3>11. Klachten</h3>
        <p>
          Bent u niet tevreden? <TextLink to="/klacht-indienen">Dien uw klacht in</TextLink>. U krijgt binnen
          24 uur een bevestiging per mail. Wij nemen uw klacht binnen 5 werkdagen in behandeling en hebben
          binnen 10 werkdagen persoonlijk contact met u.
        </p>

        <h3>12. Recht</h3>
        <p>
          Op deze voorwaarden is Nederlands recht van toepassing. Vragen? Mail naar{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </p>
      </Prose>
    </Band>
  );
}
