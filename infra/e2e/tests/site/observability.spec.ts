import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parser } from '@prometheus-io/lezer-promql';
import { createStore, distOf, startShell, versionOf } from '@site/testkit/shell';
import { parse } from 'yaml';
import { site } from '../../support/site';

const FOLDER = path.resolve(import.meta.dirname, '../../../observability');

/** An expression, and where it is. */
interface Expression {
  where: string;
  code: string;
}

interface Panel {
  type: string;
  title: string;
  targets?: { expr: string }[];
}

async function expressions(): Promise<Expression[]> {
  const dashboard = JSON.parse(await readFile(path.join(FOLDER, 'dashboard.json'), 'utf8'));
  const rules = parse(await readFile(path.join(FOLDER, 'alerts.yaml'), 'utf8'));
  const ofPanels = (dashboard.panels as Panel[]).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: `panel ${title}`, code: expr })),
  );
  const ofMarks = (dashboard.annotations.list as { name: string; expr: string }[]).map((mark) => ({
    where: `mark ${mark.name}`,
    code: mark.expr,
  }));
  const ofAlerts = (rules.groups as { rules: { alert: string; expr: string }[] }[]).flatMap((group) =>
    group.rules.map(({ alert, expr }) => ({ where: `alert ${alert}`, code: expr })),
  );
  return [...ofPanels, ...ofMarks, ...ofAlerts];
}

/** What an expression reads: the metrics, and the labels that it selects or groups by. @throws when it is no PromQL */
function readsOf({ code }: Expression): { metrics: string[]; labels: string[] } {
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(code).iterate({
    enter: ({ name, from, to, type }) => {
      if (type.isError) throw new Error(`it is no PromQL at ${from}`);
      if (name === 'Identifier') metrics.push(code.slice(from, to));
      if (name === 'LabelName') labels.push(code.slice(from, to));
    },
  });
  return { metrics, labels };
}

/** The metrics of the shell and the backend, and the labels of those that have values. */
async function existing(): Promise<Map<string, Set<string>>> {
  const { siteUrl, backendUrl } = site();
  const found = new Map<string, Set<string>>();
  for (const address of [siteUrl, backendUrl]) {
    const text = await (await fetch(`${address}/metrics`)).text();
    for (const line of text.split('\n')) {
      const [, declared] = /^# TYPE (\w+)/.exec(line) ?? [];
      if (declared && !found.has(declared)) found.set(declared, new Set());
      const [, name, list = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
      if (!name || line.startsWith('#')) continue;
      const labels = found.get(name) ?? new Set();
      for (const [, label = ''] of list.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) labels.add(label);
      found.set(name, labels);
    }
  }
  return found;
}

/** Labels that Prometheus adds to what it scrapes. */
const OF_THE_SCRAPE = ['job', 'instance'];

test('every expression of the dashboard and the alert rules is valid, and reads metrics and labels that exist', async ({
  request,
}) => {
  const { siteUrl } = site();
  for (const address of ['/', '/geen-pagina', '/api/auth/user', '/api/vehicles/V-123-BX'])
    await request.get(siteUrl + address);
  const report = { kind: 'unhandled-error', remote: 'shell', version: '0.0.0', path: '/' };
  await request.post(`${siteUrl}/report/failures`, { data: report });
  const { remotes } = await (await request.get(`${siteUrl}/health`)).json();
  const page = { remote: 'mfe-marketing', version: remotes['mfe-marketing'].live, path: '/' };
  const vitals = ['LCP', 'INP', 'CLS'].map((name) => ({ name, value: 1, ...page }));
  await request.post(`${siteUrl}/report/vitals`, { data: { device: 'desktop', vitals } });
  const metrics = await existing();
  const all = await expressions();
  expect(all.length).toBeGreaterThan(40);
  const problems = all.flatMap((expression) => {
    const reads = readsOf(expression);
    const missing = reads.metrics.filter((name) => !metrics.has(name));
    const known = new Set([
      ...OF_THE_SCRAPE,
      ...reads.metrics.flatMap((name) => [...(metrics.get(name) ?? [])]),
    ]);
    // A metric without values does not tell its labels.
    const isSilent = reads.metrics.every((name) => metrics.get(name)?.size === 0);
    const unknown = isSilent ? [] : reads.labels.filter((label) => !known.has(label));
    return [...missing, ...unknown].map((name) => `${expression.where}: there is no ${name}`);
  });
  expect(problems).toEqual([]);
});

test('every alert says what is wrong and what to do', async () => {
  const rules = parse(await readFile(path.join(FOLDER, 'alerts.yaml'), 'utf8'));
  for (const { alert, labels, annotations } of rules.groups.flatMap(
    ({ rules: ofGroup }: { rules: object[] }) => ofGroup,
  )) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket)$/)]);
    expect([alert, annotations]).toEqual([
      alert,
      { summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) },
    ]);
  }
});

/** A selection of time series: all whose name and labels match. */
type Selector = (series: { name: string; labels: ReadonlyMap<string, string> }) => boolean;

/** The selectors of an expression, each with its text. */
function selectorsOf(code: string): { text: string; matches: Selector }[] {
  const found: { text: string; matches: Selector }[] = [];
  parser.parse(code).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'VectorSelector') return;
      const text = code.slice(from, to);
      const [, metric = ''] = /^(\w+)/.exec(text) ?? [];
      const matchers = [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];
      const matches: Selector = (series) =>
        series.name === metric &&
        matchers.every(([, label = '', operator = '', wanted = '']) => {
          const value = series.labels.get(label) ?? '';
          const isEqual = operator.includes('~')
            ? new RegExp(`^(?:${wanted})$`).test(value)
            : value === wanted;
          return isEqual !== operator.startsWith('!');
        });
      found.push({ text, matches });
    },
  });
  return found;
}

/** The time series at `/metrics`, with their values, by the line without the value. */
async function scrape(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^((\w+)(?:\{(.*)\})?) (\S+)$/gm)].map(([, key = '', name = '', list = '', value]) => {
      const labels = new Map(
        [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of]),
      );
      return [key, { name, labels, value: Number(value) }];
    }),
  );
}

test('every panel about visitors shows what visitors did', async ({ request }) => {
  const store = await createStore(['mfe-marketing']);
  // One remote was never released: its pages cannot be shown.
  const shell = await startShell(store, { remotes: ['mfe-marketing', 'mfe-forms'] });
  const before = await scrape(shell.url);
  for (const address of ['/', '/', '/contact']) await request.get(shell.url + address);
  const page = { remote: 'mfe-marketing', version: await versionOf(distOf('mfe-marketing')), path: '/' };
  await request.post(`${shell.url}/report/failures`, { data: { kind: 'page-crashed', ...page } });
  for (const [lcp, inp, cls] of [
    [1.2, 0.08, 0],
    [5.1, 0.9, 0.4],
  ]) {
    const values = { LCP: lcp, INP: inp, CLS: cls };
    const vitals = Object.entries(values).map(([name, value]) => ({ name, value, ...page }));
    const answer = await request.post(`${shell.url}/report/vitals`, { data: { device: 'mobile', vitals } });
    expect(answer.status()).toBe(204);
  }
  const after = [...(await scrape(shell.url))];
  await shell.stop();

  const { panels } = JSON.parse(await readFile(path.join(FOLDER, 'dashboard.json'), 'utf8')) as {
    panels: Panel[];
  };
  const rowOf = (index: number) =>
    panels
      .slice(0, index + 1)
      .filter(({ type }) => type === 'row')
      .at(-1)?.title;
  const shown = panels.filter(({ type }, index) => {
    return type !== 'row' && ['Visitors', 'What visitors experience'].includes(rowOf(index) ?? '');
  });
  expect(shown.length).toBeGreaterThanOrEqual(11);
  const empty = shown.flatMap(({ title, targets = [] }) =>
    targets
      .flatMap(({ expr }) => selectorsOf(expr))
      .filter(
        ({ matches }) =>
          !after.some(([key, series]) => matches(series) && series.value > (before.get(key)?.value ?? 0)),
      )
      .map(({ text }) => `${title}: ${text}`),
  );
  expect(empty).toEqual([]);
});
