import { euros, KLACHT_STATUS_LABELS, LEASE_STATUS_LABELS } from '@site/contract';
import { type KlantAccount, type KlantAnswer, OFFICE_CALLS } from '@site/contract/office';
import { color, space, TextLink } from '@site/kit';
import { EmptyState, useDocumentTitle } from '@site/kit/controls';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dutchDate, dutchMoment } from '../../klant/applications/dutch-date';
import { Figures } from '../../klant/applications/figures';
import { Section } from '../../parts/section';
import { CaseFrame } from '../parts/case-page';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { shortDay } from '../parts/due';
import { useEmployee } from '../parts/employee';
import { WithCase } from '../parts/with-case';
import { CorrectAddress } from './correct-address';
import { DeleteCustomer } from './delete-customer';
import { DownloadData } from './download-data';
import { Sessions } from './sessions';
import { Trail } from './trail';

type Customer = KlantAnswer['klant'];

const LIST = { to: '/kantoor/klanten', text: 'Alle klanten' } as const;

/** What is known of a customer, and what can be done for one who calls or writes. */
export function CustomerCase({ id }: { id: string }) {
  return (
    <WithCase<KlantAnswer>
      key={id}
      call={OFFICE_CALLS.officeCustomer}
      params={{ klant: id }}
      list={LIST}
      unknown={
        <EmptyState title="Deze klant vinden wij niet" picture="kaart">
          <p>
            Misschien zijn de gegevens intussen verwijderd. Zoek op een ander gegeven van de klant.{' '}
            <TextLink to={LIST.to}>{LIST.text}</TextLink>
          </p>
        </EmptyState>
      }
    >
      {(answer, refresh) => <Known answer={answer} onChanged={refresh} />}
    </WithCase>
  );
}

function Known({ answer: { klant, verwijdering }, onChanged }: { answer: KlantAnswer; onChanged(): void }) {
  const { id, naam, email, bedrijfsnaam, telefoon, kvkNummer, account } = klant;
  const isBeheerder = useEmployee().rol === 'beheerder';
  useDocumentTitle(naam || email);
  return (
    <CaseFrame
      back={LIST}
      title={naam || email}
      lead={
        <p>
          {bedrijfsnaam}
          {bedrijfsnaam && kvkNummer && ' · '}
          {kvkNummer && `KvK ${kvkNummer}`}
        </p>
      }
      actions={
        <>
          {account?.staat === 'actief' && <CorrectAddress klant={klant} onChanged={onChanged} />}
          {isBeheerder ? (
            <>
              <DownloadData klant={id} email={email} />
              <DeleteCustomer klant={klant} verwijdering={verwijdering} />
              <Trail klant={id} />
            </>
          ) : (
            <p>Vraagt de klant om alle gegevens, of om verwijdering? Dat doet een beheerder.</p>
          )}
        </>
      }
    >
      <Section title="Gegevens">
        <Figures
          columns={1}
          items={[
            ['Telefoon', telefoon ? <PhoneLink key="telefoon" number={telefoon} /> : 'Niet bekend'],
            ['E-mailadres', <MailLink key="email" address={email} />],
            ...accountInWords(account),
          ]}
        />
      </Section>
      <Records klant={klant} />
      {account && <Sessions klant={id} sessies={klant.sessies} onEnded={onChanged} />}
    </CaseFrame>
  );
}

const CODE: Readonly<Record<KlantAccount['code'], string>> = {
  geen: 'Nog geen',
  gemaild: 'Nieuwe code gemaild, nog niet gebruikt; de vorige werkt ook',
  'in-gebruik': 'In gebruik',
};

function accountInWords(account: KlantAccount | undefined): [string, string][] {
  if (!account) return [['Account', 'Geen']];
  const { staat, aangemaaktOp, geactiveerdOp, laatsteLogin, code, geblokkeerdTot } = account;
  if (staat === 'niet-geactiveerd') {
    return [['Account', `Aangevraagd op ${dutchMoment(aangemaaktOp)}, nog niet geactiveerd`]];
  }
  return [
    ['Account sinds', dutchDate(geactiveerdOp ?? aangemaaktOp)],
    ['Laatst ingelogd', laatsteLogin ? dutchMoment(laatsteLogin) : 'Nog nooit'],
    ['Logincode', CODE[code]],
    ...(geblokkeerdTot
      ? [
          ['Inloggen', `Te vaak een verkeerde code. Kan weer vanaf ${dutchMoment(geblokkeerdTot)}`] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

function Records({ klant: { aanvragen, klachten, berichten } }: { klant: Customer }) {
  return (
    <>
      <RecordList title="Aanvragen" none="Geen aanvragen.">
        {aanvragen.map(
          ({ leaseCode, status, aangevraagdOp, bedrijfsnaam, aanschafprijs, looptijd, inAccount }) => (
            <li key={leaseCode}>
              <TextLink to={`/kantoor/aanvraag?code=${leaseCode}`}>{leaseCode}</TextLink>
              <span>{LEASE_STATUS_LABELS[status]}</span>
              <span>{shortDay(aangevraagdOp)}</span>
              <span>
                {bedrijfsnaam}, {euros(aanschafprijs)}, {looptijd} maanden
                {!inAccount && ', niet in het account'}
              </span>
            </li>
          ),
        )}
      </RecordList>
      <RecordList title="Klachten" none="Geen klachten van dit adres.">
        {klachten.map(({ klachtnummer, status, ontvangenOp, onderwerp }) => (
          <li key={klachtnummer}>
            <TextLink to={`/kantoor/klacht?nummer=${klachtnummer}`}>{klachtnummer}</TextLink>
            <span>{KLACHT_STATUS_LABELS[status]}</span>
            <span>{shortDay(ontvangenOp)}</span>
            <span>{onderwerp}</span>
          </li>
        ))}
      </RecordList>
      <RecordList title="Berichten" none="Geen berichten van dit adres.">
        {berichten.map(({ id, ontvangenOp, onderwerp, beantwoord }) => (
          <li key={id}>
            <TextLink to={`/kantoor/bericht?id=${id}`}>{onderwerp}</TextLink>
            <span>{beantwoord ? 'Beantwoord' : 'Open'}</span>
            <span>{shortDay(ontvangenOp)}</span>
          </li>
        ))}
      </RecordList>
    </>
  );
}

function RecordList({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return <Section title={title}>{children.length > 0 ? <List>{children}</List> : <p>{none}</p>}</Section>;
}

const List = styled.ul`
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    align-items: baseline;
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
  }

  /* What it is about. */
  li > :nth-child(4) {
    flex-basis: 100%;
    color: ${color.ink2};
  }
`;
