import {
  BELOFTEN,
  calculateLease,
  euros,
  isBlank,
  isKvkNumber,
  isUnusualPhoneNumber,
  LOOPTIJDEN,
  MAX_AANSCHAFPRIJS,
  maxAanbetaling,
  maxSlottermijn,
  OPMERKING_TEKENS,
  VOERTUIG_TYPES,
} from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { Button, ButtonRow, Callout, color, media, Stack, space, TextLink } from '@site/kit';
import { AmountField, KentekenField, PriceField } from '@site/kit/amounts';
import { CompanySearch, Form, InlineError, SwitchField, TextField } from '@site/kit/controls';
import { SelectField } from '@site/kit/widgets';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { useKeptForm } from '../parts/use-kept-form';
import { useOfficeSend } from '../parts/use-office-send';
import { bodyOf, EMPTY, leaseOf, type PhoneFields, problemsOf } from './phone-fields';

/** An application that was taken. */
interface Taken {
  leaseCode: string;
  email: string;
}

/** The questions of the form of the site on one page, with what the employee tells the caller. */
export function PhoneApplication() {
  const [taken, setTaken] = useState<Taken | null>(null);
  return (
    <Body>
      {taken ? (
        <Stored taken={taken} onNext={() => setTaken(null)} />
      ) : (
        <PhoneForm onTaken={(leaseCode, email) => setTaken({ leaseCode, email })} />
      )}
    </Body>
  );
}

function Stored({ taken: { leaseCode, email }, onNext }: { taken: Taken; onNext(): void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => text.current?.focus(), []);
  return (
    <Stack gap={3}>
      <p ref={text} tabIndex={-1}>
        De aanvraag is opgeslagen. De bevestiging met de code gaat naar <b>{email}</b>.
      </p>
      <ToldToCaller title="Sluit het gesprek af">
        U krijgt nu een e-mail met de code van uw aanvraag en alles wat ik heb genoteerd. Klopt er iets niet?
        Antwoord dan op die e-mail. Met de code volgt u de aanvraag in uw account. Wij reageren op werkdagen
        binnen {BELOFTEN.reactieUren} uur.
      </ToldToCaller>
      <p>Lees de code niet voor: alleen wie de e-mail krijgt, mag de aanvraag in een account zetten.</p>
      <ButtonRow>
        <TextLink to={`/kantoor/aanvraag?code=${leaseCode}`}>Open de aanvraag</TextLink>
        <Button variant="ghost" size="s" onClick={onNext}>
          Nog een aanvraag aannemen
        </Button>
      </ButtonRow>
    </Stack>
  );
}

function PhoneForm({ onTaken }: { onTaken(leaseCode: string, email: string): void }) {
  const { values, changed, change, forget } = useKeptForm('nieuwe aanvraag', EMPTY);
  const [tried, setTried] = useState(false);
  const body = bodyOf(values);
  const { busy, send, failure, fieldErrors, corrected } = useOfficeSend(body, 'kantoor-aanvraag');
  const problems = problemsOf(values);
  const errorOf = (field: keyof PhoneFields) => (tried ? problems[field] : undefined) ?? fieldErrors[field];
  const text = (name: Exclude<keyof PhoneFields, 'geenVoertuig' | 'exclusief'>) => ({
    name,
    // What is in this browser is about the employee.
    autoComplete: 'off',
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: errorOf(name),
  });
  const lease = leaseOf(values);
  const outcome = calculateLease(lease);

  async function submit() {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const sent = await send(OFFICE_CALLS.officeApply, { body });
    if (!sent?.ok) return;
    forget();
    onTaken(sent.answer.leaseCode, body.email);
  }

  return (
    <Form label="Aanvraag aannemen" onSubmit={() => void submit()}>
      <Stack gap={4}>
        <ToldToCaller title="Zeg eerst">
          Ik noteer uw gegevens om uw aanvraag te behandelen. Op onze website, bij Privacy, leest u wat wij
          ermee doen en hoe lang wij ze bewaren. Een aanvraag en een eerste offerte zijn gratis en verplichten
          u tot niets.
        </ToldToCaller>
        <Group title="Wie belt er?">
          <TextField label="Voor- en achternaam" required {...text('naam')} />
          <TextField
            label="Telefoonnummer"
            type="tel"
            required
            {...text('telefoon')}
            hint={
              isUnusualPhoneNumber(values.telefoon) &&
              'Dit lijkt geen volledig telefoonnummer. Lees het terug.'
            }
          />
          <TextField
            label="E-mailadres"
            type="email"
            required
            {...text('email')}
            hint="Spel het terug: hierheen gaat de code van de aanvraag."
          />
        </Group>
        <Group title="Voor welk bedrijf?" below={<CompanySearch values={values} set={change} />}>
          <TextField label="Bedrijfsnaam" required {...text('bedrijfsnaam')} />
          <TextField
            label="KvK-nummer"
            inputMode="numeric"
            required
            {...text('kvkNummer')}
            hint={
              !isBlank(values.kvkNummer) &&
              !isKvkNumber(values.kvkNummer) &&
              'Een KvK-nummer heeft 8 cijfers. Lees het terug.'
            }
          />
        </Group>
        <Group title="Welk voertuig?">
          {!values.geenVoertuig && (
            <>
              <TextField label="Link of omschrijving" required {...text('voertuigLink')} />
              <KentekenField {...text('kenteken')} />
            </>
          )}
          <SelectField
            label="Soort"
            placeholder="Kies een soort"
            optional
            {...text('voertuigType')}
            options={Object.entries(VOERTUIG_TYPES).map(([value, label]) => ({ value, label }))}
          />
          <SwitchField
            label="Er is nog geen voertuig"
            checked={values.geenVoertuig}
            onChange={(geenVoertuig) => change({ geenVoertuig })}
          />
        </Group>
        <Group
          title="Welke bedragen?"
          below={
            <Indication role="status">
              {outcome && (
                <>
                  Maandbedrag: ongeveer <b>{euros(outcome.maandbedrag)}</b>. Zeg erbij: dit is een indicatie,
                  de offerte is bepalend.
                </>
              )}
            </Indication>
          }
        >
          <PriceField
            label={`Aanschafprijs ${values.exclusief ? 'exclusief' : 'inclusief'} btw`}
            name="aanschafprijs"
            required
            max={MAX_AANSCHAFPRIJS}
            value={values.aanschafprijs}
            exclusive={values.exclusief}
            onChange={({ value, exclusive }) => change({ aanschafprijs: value, exclusief: exclusive })}
            bpm={values.voertuigType !== 'equipment'}
            error={errorOf('aanschafprijs')}
          />
          <SelectField
            label="Looptijd"
            placeholder="Kies een looptijd"
            required
            {...text('looptijd')}
            options={LOOPTIJDEN.map((maanden) => ({ value: String(maanden), label: `${maanden} maanden` }))}
          />
          <AmountField
            label="Aanbetaling"
            optional
            {...text('aanbetaling')}
            hint={lease.aanschafprijs > 0 && `Hoogstens ${euros(maxAanbetaling(lease.aanschafprijs))}`}
          />
          <AmountField
            label="Slottermijn"
            optional
            {...text('slottermijn')}
            hint={lease.aanschafprijs > 0 && `Hoogstens ${euros(maxSlottermijn(lease.aanschafprijs))}`}
          />
        </Group>
        <TextField
          label="Opmerking"
          optional
          multiline={3}
          limit={OPMERKING_TEKENS}
          {...text('opmerking')}
          hint="In de woorden van de beller: wat hier staat, krijgt de klant in de bevestiging."
        />
        {failure && !corrected && (
          <InlineError>
            De aanvraag is niet opgeslagen. {messageOf(failure)} Wat u hebt ingevuld, staat er nog.
            {Object.keys(failure.errors).length > 0 && (
              <ul>
                {Object.values(failure.errors).map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </InlineError>
        )}
        <ButtonRow>
          <Button type="submit" busy={busy} busyText="Opslaan...">
            Sla op en mail de klant
          </Button>
          {changed && (
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                setTried(false);
              }}
            >
              Maak het formulier leeg
            </Button>
          )}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

/** What the employee says. */
function ToldToCaller({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Callout tone="note" title={title}>
      <p>“{children}”</p>
    </Callout>
  );
}

function Group({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      <Fields>{children}</Fields>
      {below}
    </Section>
  );
}

const Body = styled.div`
  max-width: 60rem;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Indication = styled.p`
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;
