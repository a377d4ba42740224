import { Injectable } from '@nestjs/common';
import {
  asWebAddress,
  checkLease,
  isWebAddress,
  type KvkGegevens,
  type KvkProfiel,
  type LeaseApplication,
  type LeaseApplicationBody,
  type LeaseOfferte,
  normaliseKvkNumber,
} from '@site/contract';
import { formatKenteken } from '@site/contract/facts';
import { DataSource, type EntityManager } from 'typeorm';
import { Companies } from '../companies/companies.js';
import { Config } from '../config/config.js';
import { lockCustomer } from '../customers/customer.entity.js';
import { normalisePhone } from '../customers/normalise.js';
import { dealerNames } from '../drafts/dealer.entity.js';
import { Drafts } from '../drafts/drafts.js';
import { InvalidInput, NotLoggedIn } from '../http/domain-error.js';
import { Clock } from '../platform/clock.js';
import { RandomCodes } from '../platform/random-codes.js';
import type { Sender } from '../submissions/sender.js';
import { Submissions } from '../submissions/submissions.js';
import { Vehicles } from '../vehicles/vehicles.js';
import { statusChangesOf } from './application-status.js';
import { aboutApplication, LeaseApplicationEntity } from './lease-application.entity.js';
import { applicationMail, officeApplicationMail } from './lease-mails.js';
import { LeaseNote } from './lease-note.entity.js';
import type { LeaseRequest } from './lease-request.entity.js';
import type { LeaseStatusChange } from './lease-status-change.entity.js';
import { offersOf, toOffertes } from './offers-of.js';
import { requestsAbout, toVerzoek } from './requests.js';

type NewApplication = Omit<
  LeaseApplicationEntity,
  'id' | 'status' | 'leaseCode' | 'createdAt' | 'behandelaarId' | 'versie'
>;

@Injectable()
export class Applications {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly submissions: Submissions,
    private readonly vehicles: Vehicles,
    private readonly companies: Companies,
    private readonly drafts: Drafts,
  ) {}

  /**
   * Stores an application under a new code and mails the applicant and the office. That of a logged-in customer is linked to the account,
   * whatever mail address it states. One that an employee takes by phone has a note that says so.
   *
   * @returns the application, for a retry as it was stored first.
   * @throws InvalidInput, TooManyTries
   * @throws NotLoggedIn when the account was deleted concurrently.
   */
  async apply(
    body: LeaseApplicationBody,
    sender: Sender,
  ): Promise<Pick<LeaseApplicationEntity, 'leaseCode' | 'createdAt'>> {
    const { customer, employee } = sender;
    const { site, officeEmail } = this.config;
    const amounts = amountsOf(body);
    const [voertuig, bedrijf] = await Promise.all([
      body.kenteken ? this.vehicles.find(body.kenteken) : null,
      body.kvkGekozen ? this.companies.find(body.kvkNummer) : null,
    ]);
    const values = {
      ...amounts,
      naam: body.naam,
      email: body.email,
      telefoon: normalisePhone(body.telefoon),
      bedrijfsnaam: body.bedrijfsnaam,
      kvkNummer: normaliseKvkNumber(body.kvkNummer),
      kvk: bedrijf ? withoutAddress(bedrijf) : null,
      voertuigLink: isWebAddress(body.voertuigLink) ? asWebAddress(body.voertuigLink) : body.voertuigLink,
      voertuigType: body.voertuigType || null,
      kenteken: body.kenteken ? formatKenteken(body.kenteken) : null,
      voertuig: voertuig ?? null,
      opmerking: body.opmerking ?? '',
      customerId: customer?.id ?? null,
    };
    return this.submissions.receive({
      kind: 'application',
      entity: LeaseApplicationEntity,
      body,
      sender,
      email: values.email,
      accountId: customer?.id,
      store: async (manager, idempotencyKey) => {
        if (customer && !(await lockCustomer(manager, customer.id))) throw new NotLoggedIn();
        const began = await this.drafts.use(manager, body.concept ?? '');
        const dealer = (await dealerNames(manager, [began.dealerId])).get(began.dealerId ?? '');
        const application = await this.insert(manager, { ...values, ...began, idempotencyKey });
        if (employee) await this.noteCall(manager, application, employee);
        return { ...application, dealer };
      },
      mails: (application) => [
        ...confirmedTo(values.email, customer?.email).map((whom) => ({
          confirmation: { ...applicationMail(application, whom, site), about: application.id },
        })),
        { notice: officeApplicationMail(application, officeEmail, application.dealer) },
      ],
    });
  }

  /** Newest first. */
  async ofCustomer(customerId: string): Promise<LeaseApplication[]> {
    const found = await this.database.manager.find(LeaseApplicationEntity, {
      where: { customerId },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const ids = found.map(({ id }) => id);
    const [changes, offers, requests] = await Promise.all([
      statusChangesOf(this.database.manager, ids),
      offersOf(this.database.manager, ids),
      requestsAbout(this.database.manager, ids),
    ]);
    return found.map((application) =>
      toLeaseApplication(
        application,
        aboutApplication(changes, application.id),
        toOffertes(aboutApplication(offers, application.id), this.clock.now()),
        aboutApplication(requests, application.id),
      ),
    );
  }

  private async noteCall(
    manager: EntityManager,
    { id, createdAt }: Pick<LeaseApplicationEntity, 'id' | 'createdAt'>,
    employee: string,
  ): Promise<void> {
    await manager.insert(LeaseNote, {
      applicationId: id,
      kind: 'note',
      note: 'Telefonisch aangenomen.',
      writtenBy: employee,
      writtenAt: createdAt,
    });
  }

  /** Inserts an application under a code that no other has. */
  private async insert(manager: EntityManager, values: NewApplication) {
    for (;;) {
      const application = { ...values, leaseCode: this.random.leaseCode(), createdAt: this.clock.now() };
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(LeaseApplicationEntity)
        .values(application)
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 1) return { ...application, id: raw[0].id as string };
      const { idempotencyKey } = values;
      if (idempotencyKey !== null && (await manager.existsBy(LeaseApplicationEntity, { idempotencyKey })))
        throw new Error('This application was stored before.');
    }
  }
}

/** The address was for the applicant, to recognise the company: that of a sole trader may be a home. */
function withoutAddress({ adres: _address, ...kvk }: KvkProfiel): KvkGegevens {
  return kvk;
}

/** Whom a confirmation is sent to: the applicant, and the account from which it was sent when that has another address. */
function confirmedTo(applicant: string, account: string | undefined) {
  if (account === undefined) return [{ to: applicant, account: 'none' } as const];
  const own = { to: account, account: 'own' } as const;
  return applicant.toLowerCase() === account ? [own] : [{ to: applicant, account: 'another' } as const, own];
}

/** Amounts in whole euros, the term in months. An amount that is not wanted counts as 0, whatever its field contains. */
function amountsOf(body: LeaseApplicationBody) {
  if (body.wantAanbetaling && body.aanbetaling === '') {
    throw new InvalidInput({ aanbetaling: 'Vul in hoeveel u wilt aanbetalen.' });
  }
  if (body.wantSlottermijn && body.slottermijn === '') {
    throw new InvalidInput({ slottermijn: 'Vul in hoe hoog de slottermijn moet zijn.' });
  }
  const amounts = {
    aanschafprijs: Number(body.aanschafprijs),
    aanbetaling: body.wantAanbetaling ? Number(body.aanbetaling) : 0,
    slottermijn: body.wantSlottermijn ? Number(body.slottermijn) : 0,
    looptijd: Number(body.looptijd),
  };
  const violations = checkLease(amounts);
  if (violations.length > 0)
    throw new InvalidInput(Object.fromEntries(violations.map((m) => [m.veld, m.melding])));
  return amounts;
}

/**
 * An application as returned by the API.
 *
 * @param changes of its status, oldest first.
 * @param offertes newest first.
 * @param requests what the customer asked about it, oldest first.
 */
function toLeaseApplication(
  application: LeaseApplicationEntity,
  changes: readonly LeaseStatusChange[],
  [offerte, ...eerdereOffertes]: readonly LeaseOfferte[],
  requests: readonly LeaseRequest[],
): LeaseApplication {
  const { id, leaseCode, status, createdAt, aanschafprijs, looptijd, bedrijfsnaam, voertuigLink } =
    application;
  const { voertuigType, kenteken, voertuig, aanbetaling, slottermijn, opmerking } = application;
  return {
    id,
    leaseCode,
    status,
    createdAt: createdAt.toISOString(),
    aanschafprijs,
    looptijd,
    bedrijfsnaam,
    voertuigLink,
    ...(voertuigType && { voertuigType }),
    ...(kenteken && { kenteken }),
    ...(voertuig && { voertuig }),
    aanbetaling,
    slottermijn,
    opmerking,
    verloop: changes.map(({ toStatus, changedAt, note }) => ({
      status: toStatus,
      op: changedAt.toISOString(),
      toelichting: note,
    })),
    ...(offerte && { offerte, eerdereOffertes }),
    verzoeken: requests.map(toVerzoek),
  };
}
