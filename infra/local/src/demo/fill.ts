// The program that fills the database of `npm run demo`. It is called with the address of the mail catcher and the file for the logins.
import { writeFile } from 'node:fs/promises';
import { CALLS } from '@site/contract';
import { OFFICE_CALLS, type Rol } from '@site/contract/office';
import { Application, type Lease } from './application';
import { Customer } from './customer';
import { DemoBackend } from './demo-backend';
import { APPLICATIONS, COMPLAINTS, DEMO_CUSTOMER, MESSAGES, WITHOUT_ACCOUNT } from './demo-data';
import { Passkey } from './passkey';
import { PEOPLE, type Person, slug } from './people';
import { VEHICLES } from './vehicles';
import { Visitor } from './visitor';

/** How to log in to what was filled. */
export interface DemoLogins {
  filledOn: string;
  klant: { email: string; logincode: string };
  medewerkers: { naam: string; rol: Rol; logincode: string; herstelcodes: string[] }[];
}

const EMPLOYEES: readonly { naam: string; rol: Rol }[] = [
  { naam: 'Karin de Vries', rol: 'beheerder' },
  { naam: 'Tom Jansen', rol: 'medewerker' },
];
const LESSORS = [
  { naam: 'Noord Lease', jaarrente: 0.065 },
  { naam: 'Vaart Lease', jaarrente: 0.07 },
  { naam: 'Delta Zakelijk', jaarrente: 0.06 },
];
const DEALER = { naam: 'Autobedrijf De Brug', email: 'verkoop@autobedrijfdebrug.example' };
/** Says how far it is after so many moments. */
const STEPS_PER_MESSAGE = 50;

const [mailUrl = '', loginsFile = '', today = ''] = process.argv.slice(2);
const now = new Date(today);
const backend = await DemoBackend.start(mailUrl);

/** Everything that happens, in any order. */
const moments: { at: Date; does: () => Promise<unknown> }[] = [];
function happens(at: Date, does: () => Promise<unknown>): void {
  if (at >= now) throw new Error(`${at.toISOString()} is not over.`);
  moments.push({ at, does });
}
const before = (days: number, time: string) => backend.workingDaysBefore(now, days, time);
const earlier = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000);

const person = (naam: string) => PEOPLE.find((one) => one.naam === naam) as Person;
const visitorOf = (naam: string) =>
  new Visitor(backend.url, backend.origin, `198.51.100.${PEOPLE.indexOf(person(naam)) + 1}`);
const customers = new Map(
  PEOPLE.filter(({ naam }) => !WITHOUT_ACCOUNT.includes(naam)).map((one) => [
    one.naam,
    new Customer(backend, one, visitorOf(one.naam)),
  ]),
);
const lessor = (number: number) => LESSORS[number % LESSORS.length] as (typeof LESSORS)[number];
const employee = (number: number) => EMPLOYEES[number % EMPLOYEES.length]?.naam ?? '';
const applicationOf = (naam: string, number: number, lease: Lease, by = employee(number)) => {
  const applicant = customers.get(naam) ?? visitorOf(naam);
  return new Application(backend, number, person(naam), applicant, lease, by, lessor(number));
};

const medewerkers: DemoLogins['medewerkers'] = [];
for (const [index, { naam, rol }] of EMPLOYEES.entries()) {
  happens(before(60, `09:0${index}`), async () => {
    const email = `${slug(naam.split(' ')[0] ?? '')}@zakenwiel.example`;
    await backend.staff('employees', 'add', email, '--name', naam, '--role', rol);
    const [, uitnodiging = ''] =
      /uitnodiging#([\w-]+)/.exec(await backend.mailTo(email, 'U kunt inloggen')) ?? [];
    const visitor = new Visitor(backend.url, backend.origin, `203.0.113.${index + 1}`);
    const { options } = await visitor.call(OFFICE_CALLS.officeInvitation, { body: { uitnodiging } });
    const passkey = new Passkey(backend.origin).register(options);
    const { logincode, herstelcodes } = await visitor.call(OFFICE_CALLS.officeRegistration, {
      body: { passkey },
    });
    medewerkers.push({ naam, rol, logincode, herstelcodes });
  });
}

const begun = new Set<string>();
for (const [number, { naam, lease, steps, daysAgo, time }] of APPLICATIONS.entries()) {
  const received = typeof time === 'number' ? earlier(now, time) : before(daysAgo, time);
  const customer = customers.get(naam);
  const application = applicationOf(naam, number, lease);
  if (customer && !begun.has(naam)) happens(earlier(received, 12), () => customer.activate());
  begun.add(naam);
  happens(received, () => application.apply());
  for (const [days, at, does, ...args] of steps)
    happens(before(days < 0 ? -days : daysAgo - days, at), () =>
      Reflect.apply(application[does], application, args),
    );
}

for (const [number, { naam, daysAgo, time, body, handled = [] }] of COMPLAINTS.entries()) {
  const { email, telefoon } = person(naam);
  const { garagenaam = '', partnernaam = '' } = body;
  let klachtnummer = '';
  happens(before(daysAgo, time), async () => {
    const answer = await visitorOf(naam).call(CALLS.complaints, {
      body: {
        ...{ naam, email, telefoon, ...body, garagenaam, partnernaam },
        klachtType: garagenaam ? 'garage' : partnernaam ? 'partner' : 'zakenwiel',
        ...{ bedrijf: '', gewenstUitkomst: '', eerderContact: '', bijlagen: [] },
      },
    });
    klachtnummer = answer.klachtnummer;
  });
  for (const [days, at, status, note] of handled) {
    const options = ['--note', note, '--by', employee(number), '--yes'];
    happens(before(daysAgo - days, at), () =>
      backend.staff('complaints', 'set-status', klachtnummer, status, ...options),
    );
  }
}

for (const [number, [daysAgo, time, naam, subject, message, isAnswered]] of MESSAGES.entries()) {
  const { email } = person(naam);
  happens(before(daysAgo, time), () =>
    visitorOf(naam).call(CALLS.contact, { body: { name: naam, email, subject, message } }),
  );
  if (!isAnswered) continue;
  happens(before(daysAgo - 1, '10:25'), async () => {
    const found = await backend.staff('messages', 'list', '--search', email, '--status', 'open', '--json');
    const [{ id }] = JSON.parse(found) as [{ id: string }];
    await backend.staff('messages', 'set-status', id, 'answered', '--by', employee(number));
  });
}

// The dealer begins applications: the first is finished by the customer, the second was not in time, the last can still be.
let link = '';
happens(before(50, '11:00'), async () => {
  const printed = await backend.staff('dealers', 'add', DEALER.email, DEALER.naam, '--by', employee(0));
  link = /dealer#(\S+)/.exec(printed)?.[1] ?? '';
});
const FROM_DEALER = [
  { naam: 'Lotte Meijer', vehicle: VEHICLES.corolla, daysAgo: 17 },
  { naam: 'Linda Schouten', vehicle: VEHICLES.ducato, daysAgo: 12 },
  { naam: 'Ruben Groen', vehicle: VEHICLES.transporter, daysAgo: 2 },
];
for (const [number, { naam, vehicle, daysAgo }] of FROM_DEALER.entries()) {
  const { email } = person(naam);
  happens(before(daysAgo, '14:00'), () =>
    new Visitor(backend.url, backend.origin, '203.0.113.50').call(CALLS.dealerApplication, {
      body: {
        ...{ link, naam, email },
        ...{ voertuigLink: vehicle.link, voertuigType: vehicle.type, kenteken: vehicle.kenteken },
        aanschafprijs: String(vehicle.prijs),
      },
    }),
  );
  if (number > 0) continue;
  const lease = { vehicle, aanbetaling: 2000, slottermijn: 0, looptijd: 48 };
  const application = applicationOf(naam, number, lease, employee(1));
  happens(before(daysAgo - 1, '10:30'), async () => {
    const mail = await backend.mailTo(email, 'zette een leaseaanvraag voor u klaar');
    await application.apply(/#([\w-]{43})/.exec(mail)?.[1] ?? '');
  });
  happens(before(daysAgo - 2, '13:15'), () =>
    application.note('Gebeld: rijdt eerst nog een proefrit bij de dealer.'),
  );
}

// Three visitors and a customer did not finish their application.
const DRAFTS = [
  { naam: 'Marco Ricci', vehicle: VEHICLES.aanhanger, daysAgo: 12 },
  { naam: 'Aisha Osman', vehicle: VEHICLES.niro, daysAgo: 3 },
  { naam: 'Omar Haddad', vehicle: VEHICLES.partner, daysAgo: 1 },
  { naam: DEMO_CUSTOMER, vehicle: VEHICLES.vivaro, daysAgo: 1 },
];
for (const { naam, vehicle, daysAgo } of DRAFTS) {
  const { email, telefoon, bedrijfsnaam, kvkNummer } = person(naam);
  const customer = customers.get(naam);
  const lease = {
    voertuigType: vehicle.type,
    voertuigLink: vehicle.link,
    aanschafprijs: String(vehicle.prijs),
  };
  const applicant = customer ? {} : { naam, email, telefoon, bedrijfsnaam, kvkNummer };
  const body = { antwoorden: JSON.stringify({ ...applicant, ...lease }), stap: 'aanbetaling' };
  happens(before(daysAgo, '16:25'), async () => {
    if (customer) await (await customer.loggedIn()).call(CALLS.saveCustomerDraft, { body });
    else await visitorOf(naam).call(CALLS.saveDraft, { body: { ...body, email } });
  });
}

moments.sort((a, b) => a.at.getTime() - b.at.getTime());
for (const [index, { at, does }] of moments.entries()) {
  backend.setClock(at);
  await does();
  if ((index + 1) % STEPS_PER_MESSAGE === 0) {
    const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    process.stdout.write(`Filling the office: ${index + 1} of ${moments.length}, it is ${day}.\n`);
  }
}
await backend.stop();

const { email } = person(DEMO_CUSTOMER);
const logins: DemoLogins = {
  filledOn: now.toISOString(),
  klant: { email, logincode: customers.get(DEMO_CUSTOMER)?.logincode ?? '' },
  medewerkers,
};
await writeFile(loginsFile, JSON.stringify(logins, null, 2), { mode: 0o600 });
process.exit();
