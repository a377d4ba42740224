import {
  LEASE_STATUS_LABELS,
  type LeaseStatus,
  type LeaseVerzoek,
  VERZOEK_LABELS,
  type VerzoekSoort,
} from '@site/contract';
import { KANTOOR_TEKENS, OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow } from '@site/kit';
import { TextField } from '@site/kit/controls';
import { SelectField } from '@site/kit/widgets';
import { useNavigate } from 'react-router-dom';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { Words } from '../../klant/applications/words';
import { AskDocuments } from './ask-documents';
import { type CaseProps, ChangeForm, useChange } from './change-form';
import { MakeOffer } from './make-offer';

/** All that can be done with an application, what the customer waits for first. */
export function Actions({ zaak, refresh }: CaseProps) {
  const open = zaak.verzoeken.filter(({ beantwoordOp }) => !beantwoordOp);
  return (
    <>
      {open.map((verzoek) => (
        <AnswerRequest key={verzoek.id} {...{ zaak, refresh, verzoek }} />
      ))}
      {zaak.magOfferte && <MakeOffer zaak={zaak} refresh={refresh} />}
      {zaak.magIntrekken && <WithdrawOffer zaak={zaak} refresh={refresh} />}
      {zaak.volgende.length > 0 && <ChangeStatus zaak={zaak} refresh={refresh} />}
      {zaak.magOfferte && <AskDocuments zaak={zaak} refresh={refresh} />}
      {zaak.magOfferte && <CorrectEmail zaak={zaak} refresh={refresh} />}
    </>
  );
}

const CONSEQUENCES: Readonly<Record<LeaseStatus, string>> = {
  pending: 'De aanvraag wordt opnieuw bekeken. De klant hoort op werkdagen binnen 24 uur van ons.',
  approved: 'De aanvraag is goedgekeurd. De klant kan een offerte krijgen, en wacht op ons.',
  rejected: 'De aanvraag stopt. Een offerte die nog loopt, geldt niet meer.',
  completed: 'De lease loopt. Alleen een offerte waarmee de klant akkoord ging, blijft staan.',
  withdrawn:
    'De aanvraag stopt voorgoed. Open verzoeken zijn daarmee beantwoord, en een offerte geldt niet meer.',
};

function ChangeStatus({ zaak, refresh }: CaseProps) {
  const { leaseCode, volgende } = zaak;
  const form = useChange(zaak, 'status', { naar: '', toelichting: '' });
  const { values, change, sending } = form;
  const naar = volgende.find((status) => status === values.naar);
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title="Status wijzigen"
      means={naar ? CONSEQUENCES[naar] : 'De klant krijgt er een mail over.'}
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeStatus, {
          params: { leaseCode },
          body: { ...seen, naar: values.naar as LeaseStatus, toelichting: values.toelichting },
        })
      }
      action="Wijzig de status en verstuur de mail"
      done="De status is gewijzigd en de klant krijgt een mail."
    >
      <SelectField
        label="Nieuwe status"
        placeholder="Kies een status"
        value={naar ?? ''}
        onChange={(value) => change({ naar: value })}
        options={volgende.map((value) => ({ value, label: LEASE_STATUS_LABELS[value] }))}
        error={sending.fieldErrors.naar}
      />
      <ToCustomer
        value={values.toelichting}
        onChange={(toelichting) => change({ toelichting })}
        error={sending.fieldErrors.toelichting}
      />
    </ChangeForm>
  );
}

/** Texts to begin an answer with. */
const TEMPLATES: Readonly<Record<VerzoekSoort, string>> = {
  slotbedrag:
    'Het bedrag waarmee u uw lease nu aflost is € [bedrag]. Dit bedrag geldt tot en met [datum].\n\nWilt u aflossen? Antwoord dan op deze e-mail, dan regelen wij het met de leasemaatschappij.',
  intrekken:
    'Wij hebben u op [datum] gesproken over het intrekken van uw aanvraag. Zoals besproken gaan wij verder met uw aanvraag.',
};

function AnswerRequest({ zaak, refresh, verzoek }: CaseProps & { verzoek: LeaseVerzoek }) {
  const { leaseCode } = zaak;
  const soort = verzoek.soort as VerzoekSoort;
  const form = useChange(zaak, `antwoord ${verzoek.id}`, { antwoord: '' });
  const { values, change, sending } = form;
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title={`Verzoek beantwoorden: ${VERZOEK_LABELS[soort]}`}
      means={
        soort === 'intrekken'
          ? 'Trekt u de aanvraag in? Wijzig dan de status in ‘Ingetrokken’: dat is het antwoord. Gaat de klant toch verder, antwoord dan hier.'
          : 'De klant krijgt uw antwoord per mail, en leest het in het portaal.'
      }
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeAnswer, {
          params: { leaseCode, soort },
          body: { ...seen, antwoord: values.antwoord },
        })
      }
      action="Verstuur het antwoord"
      done="Het antwoord is onderweg naar de klant."
    >
      <p>Gevraagd op {dutchMoment(verzoek.gevraagdOp)}.</p>
      {verzoek.toelichting && <Words>{verzoek.toelichting}</Words>}
      <TextField
        label="Uw antwoord"
        multiline
        limit={KANTOOR_TEKENS}
        value={values.antwoord}
        onChange={(antwoord) => change({ antwoord })}
        error={sending.fieldErrors.antwoord}
      />
      {values.antwoord === '' && (
        <ButtonRow>
          <Button variant="quiet" size="s" onClick={() => change({ antwoord: TEMPLATES[soort] })}>
            Begin met een voorbeeldtekst
          </Button>
        </ButtonRow>
      )}
    </ChangeForm>
  );
}

function WithdrawOffer({ zaak, refresh }: CaseProps) {
  const { leaseCode } = zaak;
  const form = useChange(zaak, 'offerte intrekken', { toelichting: '' });
  const { values, change, sending } = form;
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title="Offerte intrekken"
      means="De offerte geldt meteen niet meer, ook als de klant akkoord ging. U kunt daarna een nieuwe maken."
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeWithdrawOffer, {
          params: { leaseCode },
          body: { ...seen, ...values },
        })
      }
      action="Trek de offerte in en verstuur de mail"
      done="De offerte is ingetrokken en de klant krijgt een mail."
    >
      <ToCustomer
        {...{
          value: values.toelichting,
          onChange: (toelichting) => change({ toelichting }),
          error: sending.fieldErrors.toelichting,
        }}
      />
    </ChangeForm>
  );
}

function CorrectEmail({ zaak, refresh }: CaseProps) {
  const { leaseCode, email, telefoon } = zaak;
  const form = useChange(zaak, 'e-mailadres', { email: '' });
  const { values, change, sending } = form;
  const navigate = useNavigate();
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title="E-mailadres verbeteren"
      means={`Wie de code van een aanvraag heeft, kan hem zien. Bel daarom eerst ${telefoon}, het nummer in de aanvraag, nooit een nummer dat een beller noemt. De aanvraag krijgt een nieuwe code, die naar het nieuwe adres gaat (in het voorbeeld staat een andere). Op ${email} lezen ze alleen dat er een ander adres is.`}
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeCorrectEmail, { params: { leaseCode }, body: { ...seen, ...values } })
      }
      action="De klant bevestigde dit: verbeter het adres"
      done="Het adres is verbeterd. De aanvraag heeft een nieuwe code."
      onDone={(answer) => {
        if (answer.leaseCode) navigate(`/kantoor/aanvraag?code=${answer.leaseCode}`, { replace: true });
      }}
    >
      <TextField
        label="Het juiste e-mailadres"
        type="email"
        autoComplete="off"
        value={values.email}
        onChange={(value) => change({ email: value })}
        error={sending.fieldErrors.email}
      />
    </ChangeForm>
  );
}

interface ToCustomerProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** What the office adds in its own words. */
export function ToCustomer({ value, onChange, error }: ToCustomerProps) {
  return (
    <TextField
      label="Uw woorden aan de klant"
      hint="Komt in de mail en in het portaal te staan."
      optional
      multiline={3}
      limit={KANTOOR_TEKENS}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
