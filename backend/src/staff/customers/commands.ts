import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { withBackend } from '../with-backend.js';

const ADDRESS = 'mail address of the person; works without an account';

/** Adds the commands for requests, by letter or phone, to export or erase personal data, and to end sessions. */
export function customersCommands(program: Command): void {
  const group = program.command('customers').description('personal data: export and erase; end sessions');
  exportData(group);
  deleteData(group);
  logOut(group);
}

function exportData(group: Command): void {
  const command = group
    .command('export')
    .description('Print all data about a person, as the JSON that customers download.')
    .argument('<email>', ADDRESS)
    .action(withBackend(async () => (await import('./export.js')).exportCustomer));
  command.addHelpText('after', '\nFirst verify that the request comes from the owner of the address.');
  addExamples(command, [['customers export jan@bedrijf.nl > mijn-gegevens.json', 'to send to the person']]);
}

function deleteData(group: Command): void {
  const command = group
    .command('delete')
    .description('Delete the account of a person and all data that need not be kept, and mail them about it.')
    .argument('<email>', ADDRESS)
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./delete.js')).deleteCustomer));
  command.addHelpText(
    'after',
    `
Does the same as when customers delete their own account: logs them out everywhere and deletes rejected and
withdrawn applications and messages; agreements, complaints, and pending and approved applications are kept,
without a login.
First verify that the request comes from the owner of the address.`,
  );
  addExamples(command, [['customers delete jan@bedrijf.nl', '']]);
}

function logOut(group: Command): void {
  const command = group
    .command('log-out')
    .description('Log a customer out of every browser, for example when a phone was stolen.')
    .argument('<email>', 'mail address of the account')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./log-out.js')).logOutCustomer));
  addExamples(command, [['customers log-out jan@bedrijf.nl', '']]);
}
