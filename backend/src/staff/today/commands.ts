import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { addLimitOption } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

/** Adds the command that lists what waits for the office. */
export function todayCommand(program: Command): void {
  const command = program
    .command('today')
    .description(
      'Show who waits for the office, by deadline: calls, requests, applications, complaints, messages.',
    )
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./today.js')).today));
  addLimitOption(command, 'at most this many of each, the longest waiting');
  command.addHelpText(
    'after',
    `
Deadlines are counted in Dutch working days, as in the mails. What takes something off the list:
  calls         a note, a new offer or a change of the status since the customer agreed
  requests      "applications answer", or withdrawing the application
  applications  an offer or a note since it arrived, was approved or is reviewed again
  complaints    "complaints set-status <number> answered"
  messages      "messages set-status <id> answered"`,
  );
  addExamples(command, [
    ['today', ''],
    ['applications note K7M2P4Q "Gebeld: tekent vrijdag."', 'after the call'],
  ]);
}
