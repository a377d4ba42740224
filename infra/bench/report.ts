/** Prints the table, or with `json` its rows; requests that failed fail the measurement. */
export function report(
  rows: readonly Record<string, string | number>[],
  { json, failed = 0 }: { json: boolean; failed?: number },
): void {
  if (json) console.log(JSON.stringify(rows, null, 2));
  else console.table(rows);
  if (failed === 0) return;
  console.error(`${failed} requests failed.`);
  process.exitCode = 1;
}
