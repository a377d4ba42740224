import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@site/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { DataSource } from 'typeorm';
import { NotLoggedIn } from '../http/domain-error.js';
import { CustomerEntity } from './customer.entity.js';

/** Normalises Dutch phone numbers to `0612345678` and others to `+32…`. Returns invalid numbers unchanged. */
export function normalisePhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NL');
  if (!number?.isValid()) return typed;
  return number.country === 'NL' ? `0${number.nationalNumber}` : number.number;
}

/** A chamber-of-commerce number without spaces, dots and dashes. Returns invalid numbers unchanged. */
export function normaliseKvk(typed: string): string {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}

@Injectable()
export class Profiles {
  constructor(private readonly database: DataSource) {}

  /** Changes the given fields. @throws NotLoggedIn when the account was deleted concurrently. */
  async change(customerId: string, given: Partial<CustomerProfile>): Promise<void> {
    const { voornaam, achternaam, bedrijfsnaam, telefoon, kvkNummer } = given;
    const changes = {
      ...(voornaam !== undefined && { voornaam }),
      ...(achternaam !== undefined && { achternaam }),
      ...(bedrijfsnaam !== undefined && { bedrijfsnaam }),
      ...(telefoon !== undefined && { telefoon: normalisePhone(telefoon) }),
      ...(kvkNummer !== undefined && { kvkNummer: normaliseKvk(kvkNummer) }),
    };
    if (Object.keys(changes).length === 0) return;
    const { affected } = await this.database.manager.update(CustomerEntity, { id: customerId }, changes);
    if (affected === 0) throw new NotLoggedIn();
  }
}
