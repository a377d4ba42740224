import { euros, VOERTUIG_TYPES } from '@site/contract';
import { BEDRIJF_BRONNEN, bedrijfInWoorden, opgezochtOp } from '@site/contract/facts';
import type { AanvraagZaak } from '@site/contract/office';
import { TextLink } from '@site/kit';
import { RegisteredVehicle } from '@site/kit/controls';
import type { ReactNode } from 'react';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Figures } from '../../klant/applications/figures';
import { Vehicle } from '../../klant/applications/vehicle';
import { Words } from '../../klant/applications/words';
import { Section } from '../../parts/section';
import { MailLink, MailText, PhoneLink } from '../parts/contact-links';

type Item = readonly [name: string, value: ReactNode];

/** What the applicant stated, and what the calculator says about it. */
export function Facts({ zaak }: { zaak: AanvraagZaak }) {
  const { opmerking } = zaak;
  return (
    <>
      <Section title="Aanvrager">
        <Figures columns={1} items={applicantOf(zaak)} />
        <TextLink to={`/kantoor/klant?id=${zaak.leaseCode}`}>Alles van deze klant</TextLink>
        {opmerking && <Words>{opmerking}</Words>}
      </Section>
      <Section title="Lease">
        <Figures columns={1} items={leaseOf(zaak)} />
      </Section>
    </>
  );
}

/** What the registers say about the company and the vehicle. */
export function Registers({ zaak }: { zaak: AanvraagZaak }) {
  const { kvk, voertuig } = zaak;
  return (
    <>
      {kvk && (
        <Section title="Bedrijf bij de KvK" lead={`${BEDRIJF_BRONNEN[kvk.bron]}, ${opgezochtOp(kvk)}`}>
          <Figures columns={1} items={bedrijfInWoorden(kvk, new Date(zaak.ontvangenOp))} />
        </Section>
      )}
      {voertuig && (
        <Section title="Voertuig bij de RDW">
          <RegisteredVehicle voertuig={voertuig} />
        </Section>
      )}
    </>
  );
}

function applicantOf(zaak: AanvraagZaak): Item[] {
  const { naam, bedrijfsnaam, kvkNummer, telefoon, email, account, dealer, ontvangenOp } = zaak;
  return [
    ['Naam', naam],
    ['Bedrijf', bedrijfsnaam],
    ['KvK-nummer', kvkNummer],
    ['Telefoon', <PhoneLink key="telefoon" number={telefoon} />],
    ['E-mailadres', <MailLink key="email" address={email} />],
    ['Account', account ? <MailText key="account" address={account} /> : 'Niet gekoppeld'],
    ...(dealer ? ([['Dealer', dealer]] as const) : []),
    ['Ontvangen', dutchMoment(ontvangenOp)],
  ];
}

function leaseOf(zaak: AanvraagZaak): Item[] {
  const { voertuigLink, voertuigType, kenteken, aanschafprijs, aanbetaling, slottermijn, looptijd } = zaak;
  return [
    ['Voertuig', <Vehicle key="voertuig" text={voertuigLink} />],
    ['Soort voertuig', voertuigType ? VOERTUIG_TYPES[voertuigType] : 'Niet ingevuld'],
    ...(kenteken ? ([['Kenteken', kenteken]] as const) : []),
    ['Prijs inclusief btw', euros(aanschafprijs)],
    ['Aanbetaling', aanbetaling > 0 ? euros(aanbetaling) : 'Geen'],
    ['Te financieren bedrag', euros(aanschafprijs - aanbetaling)],
    ['Slottermijn', slottermijn > 0 ? euros(slottermijn) : 'Geen'],
    ['Looptijd', `${looptijd} maanden`],
    ['Maandbedrag volgens de rekenhulp', monthlyOf(zaak)],
  ];
}

function monthlyOf({ voertuigType, maandbedragAuto, maandbedragEquipment }: AanvraagZaak): string {
  const amount = (of: number | undefined) => (of === undefined ? 'kan niet' : euros(of));
  if (voertuigType) return amount(voertuigType === 'auto' ? maandbedragAuto : maandbedragEquipment);
  return `${amount(maandbedragAuto)} (auto of bestelbus), ${amount(maandbedragEquipment)} (equipment)`;
}
