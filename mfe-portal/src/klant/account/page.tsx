import {
  AANVRAAG_VELDEN,
  ACCOUNT_VELDEN,
  CALLS,
  type Customer,
  type CustomerProfile,
  PROFIEL_LABELS,
  volledigheid,
} from '@site/contract';
import {
  Button,
  Callout,
  Card,
  media,
  Stack,
  space,
  storedCustomer,
  TextLink,
  tabStorage,
  useInvalidateCustomer,
  useToast,
} from '@site/kit';
import {
  type CompanyFields,
  CompanySearch,
  Form,
  InlineError,
  isChosenAtKvk,
  TextField,
} from '@site/kit/controls';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { addressOf, returnState, wantedPath } from '../../parts/return-path';
import { messageOf, useSend } from '../../parts/use-send';
import { CustomerPage } from '../parts/customer-page';
import { Completeness } from './completeness';
import { profileHint } from './profile-hint';

const PROFILE_FIELDS: readonly {
  name: keyof CustomerProfile;
  autoComplete: string;
  type?: 'tel';
  inputMode?: 'numeric';
}[] = [
  { name: 'voornaam', autoComplete: 'given-name' },
  { name: 'achternaam', autoComplete: 'family-name' },
  { name: 'bedrijfsnaam', autoComplete: 'organization' },
  { name: 'kvkNummer', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'telefoon', autoComplete: 'tel', type: 'tel' },
];

/** `/klant/account`: the profile of the customer and how complete it is. */
export default function AccountPage() {
  return (
    <CustomerPage
      title="Uw account"
      lead="Met een compleet account staan uw gegevens klaar bij elke aanvraag die u hier doet."
    >
      {(customer) => (
        <Columns>
          <ProfileForm customer={customer} />
          <Completeness customer={customer} />
        </Columns>
      )}
    </CustomerPage>
  );
}

/** What the form holds. */
type Profile = CustomerProfile & Required<CompanyFields>;

function profileOf(customer: Customer): Profile {
  const { voornaam, achternaam, kvkNummer, bedrijfsnaam, telefoon } = customer;
  const kvkGekozen = customer.kvkGekozen ? kvkNummer : '';
  return { voornaam, achternaam, kvkNummer, bedrijfsnaam, telefoon, kvkGekozen };
}

/** The key of what could not be saved because the session had expired, so that it is there again after the login. */
const unsavedKey = ({ id }: Customer) => `account-${id}`;

function unsavedOf(customer: Customer): Partial<Profile> {
  const stored = tabStorage.readObject(unsavedKey(customer)) ?? {};
  return Object.fromEntries(
    Object.keys(profileOf(customer)).flatMap((name) =>
      typeof stored[name] === 'string' ? [[name, stored[name]]] : [],
    ),
  );
}

/** Empty required fields do not block saving; they are listed afterwards. */
function ProfileForm({ customer }: { customer: Customer }) {
  const toast = useToast();
  const invalidateCustomer = useInvalidateCustomer();
  const [unsaved] = useState(() => unsavedOf(customer));
  const [profile, setProfile] = useState(() => ({ ...profileOf(customer), ...unsaved }));
  const { busy, send, failure, fieldErrors } = useSend('Er is een fout opgetreden', profile);
  const [saved, setSaved] = useState(false);
  const edited = useRef(Object.keys(unsaved).length > 0);
  const location = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = wantedPath(location.state, query);
  useFocusNamedField();

  // The backend may normalise the saved profile or complete it from a linked application. Unsaved input is not replaced.
  useEffect(() => {
    if (!edited.current) setProfile(profileOf(customer));
  }, [customer]);

  async function save() {
    const { kvkGekozen: _, ...fields } = profile;
    const body = {
      ...(Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, value.trim()]),
      ) as unknown as CustomerProfile),
      ...(isChosenAtKvk(profile) && { kvkGekozen: true }),
    };
    const outcome = await send(CALLS.profile, { params: { id: customer.id }, body });
    if (!outcome) return;
    if (outcome.ok) {
      edited.current = false;
      tabStorage.remove(unsavedKey(customer));
      setSaved(true);
      storedCustomer.write({ ...customer, kvkGekozen: false, ...body });
      toast({ title: 'Gegevens opgeslagen!', text: 'Uw profiel is succesvol bijgewerkt' });
      if (returnTo && isComplete(body)) navigate(returnTo);
      void invalidateCustomer();
    } else if (outcome.status === 401) {
      tabStorage.write(unsavedKey(customer), profile);
    }
  }

  const change = (patch: Partial<Profile>) => {
    edited.current = true;
    setProfile((current) => ({ ...current, ...patch }));
  };
  const isRequired = (field: keyof CustomerProfile) => (ACCOUNT_VELDEN as readonly string[]).includes(field);
  const { ontbreekt } = volledigheid(profile, AANVRAAG_VELDEN);

  return (
    <Card>
      <Form label="Uw gegevens" onSubmit={save}>
        <Stack gap={3}>
          {returnTo && (
            <Callout tone="info" title="Maak uw account compleet">
              <p>
                Voor een aanvraag is ook uw telefoonnummer nodig. Sla uw gegevens op, dan gaat u meteen verder
                waar u was.
              </p>
            </Callout>
          )}
          <TextField
            label="E-mailadres"
            name="email"
            type="email"
            autoComplete="email"
            readOnly
            hint="Uw email kan niet worden gewijzigd"
            value={customer.email}
            onChange={() => {}}
          />
          <p>Velden met een * horen bij een compleet account. Opslaan kan altijd.</p>
          <Fields>
            {PROFILE_FIELDS.map(({ name, ...field }) => (
              <Fragment key={name}>
                <TextField
                  id={name}
                  name={name}
                  {...field}
                  label={isRequired(name) ? `${PROFIEL_LABELS[name]} *` : PROFIEL_LABELS[name]}
                  required={isRequired(name)}
                  hint={
                    saved && ontbreekt.includes(name) ? missingHint(name) : profileHint(name, profile[name])
                  }
                  error={fieldErrors[name]}
                  value={profile[name]}
                  onChange={(value) => change({ [name]: value })}
                />
                {name === 'kvkNummer' && (
                  <Company>
                    <CompanySearch values={profile} set={change} />
                  </Company>
                )}
              </Fragment>
            ))}
          </Fields>
          {failure && Object.keys(failure.errors).length === 0 && (
            <InlineError>
              {failure.status === 401 ? (
                <>
                  Niet opgeslagen: uw sessie is verlopen.{' '}
                  <TextLink to="/login/klant" state={returnState(addressOf(location))}>
                    Log opnieuw in
                  </TextLink>
                  ; wat u hebt ingevuld, staat er dan nog.
                </>
              ) : (
                messageOf(failure)
              )}
            </InlineError>
          )}
          <Button type="submit" busy={busy} busyText="Verzenden...">
            Gegevens opslaan
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function isComplete(profile: CustomerProfile): boolean {
  return volledigheid(profile, AANVRAAG_VELDEN).ontbreekt.length === 0;
}

function missingHint(field: keyof CustomerProfile): string {
  return field === 'telefoon'
    ? 'Ontbreekt. Nodig voor een aanvraag.'
    : 'Ontbreekt. Nodig voor een compleet account.';
}

/** Focuses the field in the hash, such as `/klant/account#telefoon`. */
function useFocusNamedField() {
  const { hash } = useLocation();
  useEffect(() => {
    if (PROFILE_FIELDS.some(({ name }) => hash === `#${name}`)) {
      document.getElementById(hash.slice(1))?.focus();
    }
  }, [hash]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  }
`;

/* Adjacent fields are aligned because both have a hint of one line, or none. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* Below the two fields that it fills in; nothing where the site does not search at the KvK. */
const Company = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;
