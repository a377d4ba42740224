import { KLACHT_STATUS_LABELS } from '@site/contract';
import {
  type KantoorKlacht,
  type KantoorKlachtAnswer,
  type KlachtStatusBody,
  OFFICE_CALLS,
} from '@site/contract/office';
import { Button, ButtonRow, Stack, useToast } from '@site/kit';
import { useDocumentTitle } from '@site/kit/controls';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Figures } from '../../klant/applications/figures';
import { Words } from '../../klant/applications/words';
import { CaseHistory } from '../parts/case-history';
import { CasePage } from '../parts/case-page';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { DueText } from '../parts/due-text';
import { useEmployee } from '../parts/employee';
import { MailForm } from '../parts/mail-form';
import { NoteForm } from '../parts/note-form';
import { OfficePage } from '../parts/office-page';
import { useKeptForm } from '../parts/use-kept-form';
import { WithCase } from '../parts/with-case';
import { complaintTemplates } from './complaint-templates';

const LIST = { to: '/kantoor/klachten', text: 'Alle klachten' } as const;

type Step = KlachtStatusBody['naar'];

/** `/kantoor/klacht?nummer=…`: a complaint, with its steps. */
export default function KlachtPage() {
  const [address] = useSearchParams();
  return (
    <OfficePage title="Klacht">
      {() => (
        <WithCase<KantoorKlachtAnswer>
          call={OFFICE_CALLS.officeComplaint}
          params={{ klachtnummer: address.get('nummer') ?? '' }}
          list={LIST}
        >
          {({ klacht }, refresh) => <Complaint klacht={klacht} refresh={refresh} />}
        </WithCase>
      )}
    </OfficePage>
  );
}

interface ComplaintProps {
  klacht: KantoorKlacht;
  refresh(): void;
}

/** No day is promised for a complaint that was answered before. */
const isPromised = ({ verloop }: KantoorKlacht) => !verloop.some(({ naar }) => naar === 'answered');

function factsOf(klacht: KantoorKlacht): (readonly [string, ReactNode])[] {
  const { status, over, categorie, naam, bedrijf, telefoon, email, ontvangenOp } = klacht;
  const facts: (readonly [string, ReactNode])[] = [
    ['Gaat over', over],
    ['Categorie', categorie],
    ['Naam', naam],
    ['Bedrijf', bedrijf],
    ['Telefoon', telefoon && <PhoneLink key="telefoon" number={telefoon} />],
    ['E-mailadres', <MailLink key="email" address={email} />],
    ['Ontvangen op', dutchMoment(ontvangenOp)],
    [
      'In behandeling vóór',
      status === 'received' && <DueText key="behandeling" voor={klacht.behandelingVoor} />,
    ],
    ['Persoonlijk contact vóór', isPromised(klacht) && <DueText key="contact" voor={klacht.contactVoor} />],
  ];
  return facts.filter(([, value]) => value);
}

function Complaint({ klacht, refresh }: ComplaintProps) {
  const { klachtnummer, status, ontvangenOp, verloop, notities } = klacht;
  useDocumentTitle(`Klacht ${klachtnummer}`);
  return (
    <CasePage
      back={LIST}
      soort="klacht"
      kenmerk={klachtnummer}
      title={klacht.onderwerp}
      state={KLACHT_STATUS_LABELS[status]}
      voor={isPromised(klacht) ? klacht.contactVoor : undefined}
      behandelaar={klacht.behandelaar}
      onChanged={refresh}
      actions={<Steps klacht={klacht} refresh={refresh} />}
    >
      <Stack gap={2}>
        <h3>Wat er is gebeurd</h3>
        <Words>{klacht.beschrijving}</Words>
        {klacht.eerderContact && (
          <>
            <h3>Eerder contact hierover</h3>
            <Words>{klacht.eerderContact}</Words>
          </>
        )}
        {klacht.gewensteUitkomst && (
          <>
            <h3>Gewenste uitkomst</h3>
            <Words>{klacht.gewensteUitkomst}</Words>
          </>
        )}
        <Figures columns={1} items={factsOf(klacht)} />
      </Stack>
      <Stack gap={2}>
        <h3>Verloop</h3>
        <NoteForm
          of={klachtnummer}
          write={(send, body) => send(OFFICE_CALLS.officeComplaintNote, { params: { klachtnummer }, body })}
          onWritten={refresh}
        />
        <CaseHistory
          label="Verloop"
          events={[
            { op: ontvangenOp, wat: 'Ontvangen' },
            ...verloop.map(({ naar, op, door, toelichting }) => ({
              ...{ op, door },
              wat: KLACHT_STATUS_LABELS[naar],
              tekst: toelichting,
            })),
            ...notities.map((notitie) => ({ ...notitie, wat: 'Notitie' })),
          ].sort((a, b) => a.op.localeCompare(b.op))}
        />
      </Stack>
    </CasePage>
  );
}

/** What is written at each step, and what happens then. */
const STEPS = {
  'in-handling': {
    button: 'Neem in behandeling',
    means: 'De indiener krijgt een mail dat wij de klacht behandelen, en wanneer wij iets laten horen.',
    label: 'Bericht aan de indiener',
    submit: 'Verstuur en neem in behandeling',
    missing: undefined,
  },
  answered: {
    button: 'Beantwoord de klacht',
    means:
      'De indiener krijgt uw antwoord per mail, met wat hij kan doen als hij het er niet mee eens is. De klacht gaat van de lijst.',
    label: 'Antwoord aan de indiener',
    submit: 'Verstuur het antwoord',
    missing: 'Schrijf het antwoord, of wat u aan de telefoon afsprak.',
  },
} as const satisfies Record<Step, object>;

function Steps({ klacht, refresh }: ComplaintProps) {
  const { klachtnummer, status, email, volgende } = klacht;
  const { naam: medewerker } = useEmployee();
  const toast = useToast();
  // Which form is open is kept with what is typed into it.
  const chosen = useKeptForm(`klacht ${klachtnummer}`, { naar: '' });
  const naar = (['in-handling', 'answered'] as const).find((step) => step === chosen.values.naar);

  if (!naar) {
    return (
      <ButtonRow>
        {volgende.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? 'dark' : 'ghost'}
            onClick={() => chosen.change({ naar: step })}
          >
            {status === 'answered' ? 'Behandel de klacht opnieuw' : STEPS[step].button}
          </Button>
        ))}
      </ButtonRow>
    );
  }
  const { button, means, label, submit, missing } = STEPS[naar];
  return (
    <MailForm
      key={naar}
      formKey={`klacht ${klachtnummer} ${naar}`}
      title={button}
      label={label}
      hint={`${means} De mail gaat naar ${email}.`}
      initial=""
      templates={complaintTemplates(klacht, naar, medewerker)}
      missing={missing}
      field="toelichting"
      mail={(send, toelichting, proef) =>
        send(OFFICE_CALLS.officeComplaintStatus, {
          params: { klachtnummer },
          body: { van: status, naar, toelichting, proef },
        })
      }
      submitText={submit}
      onChanged={(sent) => {
        if (sent) {
          toast({ title: 'Verstuurd', text: `De mail gaat naar ${email}.` });
          chosen.forget();
        }
        refresh();
      }}
      onCancel={chosen.forget}
    />
  );
}
