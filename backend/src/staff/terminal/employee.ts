import { userInfo } from 'node:os';
import { WrongUsage } from '../command-error.js';
import { sanitizeLine } from './output.js';

/**
 * Who decides: the name of the option `--by`, else of the user of this machine.
 *
 * @throws WrongUsage when neither says it.
 */
export function employeeName(by = operatingSystemUser()): string {
  const name = sanitizeLine(by);
  if (!name) throw new WrongUsage('State who decides: --by <name>.');
  return name;
}

/** Empty in a container whose user has no name. */
function operatingSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
