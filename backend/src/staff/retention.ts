import { Retention, type RetentionCount } from '../privacy/retention.js';
import type { BackendServices } from './backend-services.js';
import { confirm } from './terminal/act.js';
import { shortDate } from './terminal/dates.js';
import { print, printJson } from './terminal/output.js';
import { printTable } from './terminal/table.js';

/** Options of `retention`. */
interface RetentionOptions {
  run?: true;
  yes?: true;
  json?: true;
}

/** `retention` */
export async function retention(
  backend: BackendServices,
  { run, yes, json }: RetentionOptions,
): Promise<void> {
  const service = await backend.service(Retention);
  const found = await service.preview();
  if (!run) {
    if (json) printJson(found.map(countJson));
    else printCounts(found);
    return;
  }
  if (!json) printCounts(found);
  await confirm('Delete this now?', yes);
  const removed = await service.run();
  if (json) printJson(removed.map(countJson));
  else print(`\nDeleted: ${removed.reduce((sum, { count }) => sum + count, 0)}.`);
}

function countJson({ rule, termijn, waarom, count, oldest }: RetentionCount) {
  return { rule, termijn, waarom, count, oldest: oldest?.toISOString() ?? null };
}

/** OLDEST is the day from which the retention period of the oldest record counts. */
function printCounts(counts: readonly RetentionCount[]): void {
  printTable(counts, [
    { title: 'RULE', cell: ({ rule }) => rule },
    { title: 'DELETE', cell: ({ count }) => String(count), align: 'right' },
    { title: 'OLDEST', cell: ({ oldest }) => (oldest ? shortDate(oldest) : '') },
    { title: 'KEPT', cell: ({ termijn }) => termijn, flexible: true },
    { title: 'WHY', cell: ({ waarom }) => waarom, flexible: true },
  ]);
}
