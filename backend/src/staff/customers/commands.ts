import type { Command } from 'commander';
import { examples } from '../examples.js';
import { withBackend } from '../with-backend.js';

const ADDRESS = 'mail address of the person; an account is not needed';

/** Adds the commands for who asks by post or phone for his data, or that it goes. */
export function customersCommands(program: Command): void {
  const group = program.command('customers').description('what is kept about a person');
  exportData(group);
  deleteData(group);
}

function exportData(group: Command): void {
  const command = group
    .command('export')
    .description('Print everything that is kept about a person, as the JSON that customers download.')
    .argument('<email>', ADDRESS)
    .action(
      withBackend(async (backend, email: string) => {
        const { exportCustomer } = await import('./export.js');
        await exportCustomer(backend, email);
      }),
    );
  command.addHelpText('after', '\nBe sure first that whoever asks is the one whose address this is.');
  examples(command, [['customers export jan@bedrijf.nl > mijn-gegevens.json', 'to send to him']]);
}

function deleteData(group: Command): void {
  const command = group
    .command('delete')
    .description('Delete the account of a person and all that need not be kept, and mail him about it.')
    .argument('<email>', ADDRESS)
    .option('--yes', 'do not ask; for scripts')
    .action(
      withBackend(async (backend, email: string, options: { yes?: true }) => {
        const { deleteCustomer } = await import('./delete.js');
        await deleteCustomer(backend, email, options);
      }),
    );
  command.addHelpText(
    'after',
    `
The same happens as when a customer deletes his account himself: he is logged out everywhere; his rejected
applications and his messages go; agreements, complaints and applications under way stay, without a login.
Be sure first that whoever asks is the one whose address this is.`,
  );
  examples(command, [['customers delete jan@bedrijf.nl', '']]);
}
