import type { INestApplicationContext } from '@nestjs/common';
import { printJson } from '../terminal/output.js';
import { findPerson } from './find-person.js';

/** `customers export` */
export async function exportCustomer(backend: INestApplicationContext, typed: string): Promise<void> {
  const { data } = await findPerson(backend, typed);
  printJson(data);
}
