import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { withBackend } from '../with-backend.js';

/** Adds the command that previews or runs the nightly deletion of expired data. */
export function retentionCommand(program: Command): void {
  const command = program
    .command('retention')
    .description(
      'Show the data that is deleted tonight because its retention period is over; --run deletes it now.',
    )
    .option('--run', 'delete it now')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./retention.js')).retention));
  command.addHelpText(
    'after',
    '\nWithout --run nothing changes. The backend runs the same deletion every night at 02:15 UTC.',
  );
  addExamples(command, [
    ['retention', 'what is deleted tonight, by rule'],
    ['retention --run', 'delete it now'],
  ]);
}
