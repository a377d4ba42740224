import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parsePointer } from '../protocol/release';

/** A server that answers as a shell does: it counts page views, some of each version, whenever it is asked for them. */
export interface TestShell {
  address: string;
  /** Of the page views of a version, those that fail: from 0 to 1. */
  failing: Record<string, number>;
  /** Why it does not run the canary. */
  refusal?: string;
  /** How many page views there are between two requests. */
  visits: number;
  /** What it answers instead of its counters: this text, with this status. */
  instead?: { status: number; body: string };
  /** Its counters begin at 0 again, as after a start. */
  restart(): void;
  close(): void;
}

/** @param folder of the store whose pointer it follows */
export async function startTestShell(folder: string, remote: string): Promise<TestShell> {
  const counts = new Map<string, { views: number; failed: number }>();
  const pointer = () => parsePointer(readFileSync(path.join(folder, remote, 'current.json'), 'utf8'));
  const visit = (version: string, views: number) => {
    const before = counts.get(version) ?? { views: 0, failed: 0 };
    const failed = before.failed + views * (shell.failing[version] ?? 0);
    counts.set(version, { views: before.views + views, failed });
  };
  const metrics = () => {
    const { version, canary } = pointer();
    const share = canary && !shell.refusal ? canary.percent / 100 : 0;
    visit(version, shell.visits * (1 - share));
    if (canary && share > 0) visit(canary.version, shell.visits * share);
    const lines = (name: string, of: 'views' | 'failed') => [
      `# TYPE ${name} counter`,
      `${name}{remote="mfe-other",version="1"} 7`,
      ...[...counts].map(
        ([one, count]) => `${name}{remote="${remote}",version="${one}"} ${Math.floor(count[of])}`,
      ),
    ];
    return [
      ...lines('site_page_views_total', 'views'),
      ...lines('site_failed_page_views_total', 'failed'),
      '',
    ].join('\n');
  };
  const health = () => {
    const { version, canary } = pointer();
    const { refusal } = shell;
    const running = refusal ? { running: false, reason: refusal } : { running: true };
    const { percent } = canary ?? {};
    const said = canary && { canary: { version: canary.version, percent, ...running } };
    return JSON.stringify({ shell: '7', remotes: { [remote]: { live: version, ...said } } });
  };
  const server = http.createServer((request, response) => {
    if (request.url === '/health') return void response.end(health());
    if (shell.instead) response.statusCode = shell.instead.status;
    response.end(shell.instead?.body ?? metrics());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shell: TestShell = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failing: {},
    visits: 10_000,
    restart: () => counts.clear(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return shell;
}
