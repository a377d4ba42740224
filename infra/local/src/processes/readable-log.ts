/** The names of the levels of a log line, by their numbers. */
const LEVELS: Readonly<Record<number, string>> = { 40: 'WARNING', 50: 'ERROR', 60: 'FATAL' };

/**
 * A line of a log for people: its message, what belongs to it, and the stack of an error. A line that is not JSON stays as it is.
 *
 * @returns undefined for a line about a request
 */
export function readableLine(line: string): string | undefined {
  let entry: Record<string, unknown> & { err?: { message?: string; stack?: string } };
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof entry !== 'object' || entry === null || typeof entry.msg !== 'string') return line;
  const { level, time: _time, pid: _pid, hostname: _host, reqId: _request, msg, err, ...facts } = entry;
  if (msg === 'request') return undefined;
  const said = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const first = [LEVELS[Number(level)], msg, said.length > 0 && `(${said.join(', ')})`];
  return [first.filter(Boolean).join(' '), err?.stack ?? err?.message].filter(Boolean).join('\n');
}
