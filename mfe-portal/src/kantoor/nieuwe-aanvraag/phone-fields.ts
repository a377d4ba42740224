import {
  checkLease,
  GEEN_VOERTUIG,
  isBlank,
  isLooptijd,
  type LeaseApplicationBody,
  type LeaseInvoer,
  LOOPTIJDEN,
  normaliseKvkNumber,
  normalisePhoneNumber,
  OPMERKING_TEKENS,
  tooLongMelding,
  type VoertuigType,
} from '@site/contract';
import { formatKenteken } from '@site/contract/facts';
import { isChosenAtKvk } from '@site/kit/controls';

/** What the employee types, amounts as digits in whole euros. */
export const EMPTY = {
  naam: '',
  email: '',
  telefoon: '',
  bedrijfsnaam: '',
  kvkNummer: '',
  /** The number of the company that was chosen at the KvK. */
  kvkGekozen: '',
  voertuigLink: '',
  geenVoertuig: false,
  kenteken: '',
  voertuigType: '',
  /** With VAT. */
  aanschafprijs: '',
  /** The price is typed without VAT. */
  exclusief: false,
  /** Empty when the caller wants none. */
  aanbetaling: '',
  slottermijn: '',
  looptijd: '',
  opmerking: '',
};

export type PhoneFields = typeof EMPTY;

/** A field, by its name in the body of the call. */
type Problems = Partial<Record<keyof PhoneFields, string>>;

/** The amounts and the term as numbers. */
export function leaseOf({ voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd }: PhoneFields) {
  return {
    voertuigType: (voertuigType || 'auto') as VoertuigType,
    aanschafprijs: Number(aanschafprijs),
    aanbetaling: Number(aanbetaling),
    slottermijn: Number(slottermijn),
    looptijd: Number(looptijd),
  } satisfies LeaseInvoer;
}

/** What is missing or invalid, by field. The backend has the same rules. */
export function problemsOf(fields: PhoneFields): Problems {
  const { naam, email, telefoon, bedrijfsnaam, kvkNummer, voertuigLink, geenVoertuig } = fields;
  const lease = leaseOf(fields);
  // The rules for amounts also apply before a term is chosen.
  const looptijd = isLooptijd(lease.looptijd) ? lease.looptijd : LOOPTIJDEN[0];
  return {
    ...(isBlank(naam) && { naam: 'Vul de voor- en achternaam in.' }),
    ...(!email.includes('@') && { email: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.' }),
    ...(isBlank(telefoon) && { telefoon: 'Vul het telefoonnummer in.' }),
    ...(isBlank(bedrijfsnaam) && { bedrijfsnaam: 'Vul de bedrijfsnaam in.' }),
    ...(isBlank(kvkNummer) && { kvkNummer: 'Vul het KvK-nummer in.' }),
    ...(!geenVoertuig &&
      isBlank(voertuigLink) && { voertuigLink: 'Plak de link, of noteer om welk voertuig het gaat.' }),
    ...Object.fromEntries(
      checkLease({ ...lease, looptijd }).map(({ veld, melding }) => [veld, melding] as const),
    ),
    ...(fields.aanschafprijs === '' && { aanschafprijs: 'Vul de aanschafprijs in.' }),
    ...(!isLooptijd(lease.looptijd) && { looptijd: 'Kies een looptijd.' }),
    ...(fields.opmerking.trim().length > OPMERKING_TEKENS && { opmerking: tooLongMelding(OPMERKING_TEKENS) }),
  };
}

/** The same body as that of the form of the site. */
export function bodyOf(fields: PhoneFields): LeaseApplicationBody {
  const { voertuigType, geenVoertuig, aanbetaling, slottermijn } = fields;
  const kenteken = geenVoertuig ? '' : formatKenteken(fields.kenteken);
  return {
    naam: fields.naam.trim().replace(/\s+/g, ' '),
    email: fields.email.trim(),
    telefoon: normalisePhoneNumber(fields.telefoon),
    bedrijfsnaam: fields.bedrijfsnaam.trim(),
    kvkNummer: normaliseKvkNumber(fields.kvkNummer),
    ...(isChosenAtKvk(fields) && { kvkGekozen: true }),
    voertuigLink: geenVoertuig ? GEEN_VOERTUIG : fields.voertuigLink.trim(),
    ...(kenteken && { kenteken }),
    ...(voertuigType && { voertuigType: voertuigType as VoertuigType }),
    aanschafprijs: fields.aanschafprijs,
    aanbetaling,
    wantAanbetaling: aanbetaling !== '',
    slottermijn,
    wantSlottermijn: slottermijn !== '',
    looptijd: fields.looptijd,
    ...(fields.opmerking.trim() && { opmerking: fields.opmerking.trim() }),
  };
}
