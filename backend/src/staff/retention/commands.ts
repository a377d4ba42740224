import type { Command } from 'commander';
import { examples } from '../examples.js';
import { withBackend } from '../with-backend.js';
import type { RetentionOptions } from './retention.js';

/** Adds the command that shows, or does, what the rules of retention do each night. */
export function retentionCommand(program: Command): void {
  const command = program
    .command('retention')
    .description('Show what is kept long enough and goes tonight; --run lets it go now.')
    .option('--run', 'delete it now')
    .option('--yes', 'do not ask; for scripts')
    .option('--json', 'print JSON for programs')
    .action(
      withBackend(async (backend, options: RetentionOptions) => {
        const { retention } = await import('./retention.js');
        await retention(backend, options);
      }),
    );
  command.addHelpText(
    'after',
    '\nWithout --run nothing changes. The backend does the same by itself each night at a quarter past two UTC.',
  );
  examples(command, [
    ['retention', 'what goes tonight, by rule'],
    ['retention --run', 'do not wait for the night'],
  ]);
}
