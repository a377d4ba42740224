import type { BackendServices } from '../backend-services.js';
import { printJson } from '../terminal/output.js';
import { findPerson } from './find-person.js';

/** `customers export` */
export async function exportCustomer(backend: BackendServices, typed: string): Promise<void> {
  const { data } = await findPerson(backend, typed);
  printJson(data);
}
