import { Injectable } from '@nestjs/common';
import { normaliseKvkNumber, type ProfileBody } from '@site/contract';
import { DataSource } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { normalisePhone } from '../customers/normalise.js';
import { NotLoggedIn } from '../http/domain-error.js';

@Injectable()
export class Profiles {
  constructor(private readonly database: DataSource) {}

  /** Changes the given fields. @throws NotLoggedIn when the account was deleted concurrently. */
  async change(customerId: string, given: ProfileBody): Promise<void> {
    const { voornaam, achternaam, bedrijfsnaam, telefoon, kvkNummer, kvkGekozen = false } = given;
    const changes = {
      ...(voornaam !== undefined && { voornaam }),
      ...(achternaam !== undefined && { achternaam }),
      ...(bedrijfsnaam !== undefined && { bedrijfsnaam }),
      ...(telefoon !== undefined && { telefoon: normalisePhone(telefoon) }),
      ...(kvkNummer !== undefined && { kvkNummer: normaliseKvkNumber(kvkNummer), kvkGekozen }),
    };
    if (Object.keys(changes).length === 0) return;
    const { affected } = await this.database.manager.update(CustomerEntity, { id: customerId }, changes);
    if (affected === 0) throw new NotLoggedIn();
  }
}
