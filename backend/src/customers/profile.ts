import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@site/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { DataSource } from 'typeorm';
import { NotLoggedIn } from '../http/domain-error.js';
import { CustomerEntity } from './customer.entity.js';

/** A phone number in one way of writing: Dutch ones as `0612345678`, others as `+32…`. What is none stays as typed. */
export function normalisePhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NL');
  if (!number?.isValid()) return typed;
  return number.country === 'NL' ? `0${number.nationalNumber}` : number.number;
}

/** A chamber-of-commerce number without the spaces, dots and dashes that people put in it. What is none stays as typed. */
export function normaliseKvk(typed: string): string {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}

/** What a customer may change about himself. Nothing is required; the e-mail address is not part of it. */
@Injectable()
export class Profiles {
  constructor(private readonly database: DataSource) {}

  /** Changes the fields that are given. @throws NotLoggedIn when the account was deleted at the same moment. */
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
