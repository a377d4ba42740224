import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { endCanary, openSource, readPointer } from '@site/platform/store';
import { forceCanary, forceLive } from '@site/testkit/force-live';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { pause, until } from '@site/testkit/until';
import { cookieChoiceStateOf } from './consent';
import { becomesLive } from './hostile-site';
import { edition } from './probe-team';

const PROBE = distOf('remote-probe');
const TEAM = { remote: 'remote-probe' };

/** A visitor without scripts. */
export interface Visitor {
  cookie?: string;
}

/** A site with the probe, of which some visitors get another version. */
export class CanarySite {
  /** How many visitors had an address of their own so far. */
  #visitors = 0;

  private constructor(
    readonly store: string,
    readonly shell: RunningShell,
    readonly liveVersion: string,
  ) {}

  /** @param remotes those of the site besides the probe */
  static async start(others: readonly { remote: string; dist: string }[]): Promise<CanarySite> {
    const store = await createStore(['remote-probe']);
    for (const { dist } of others) await forceLive(store, dist);
    const remotes = ['remote-probe', ...others.map(({ remote }) => remote)];
    // So that each visitor has an address of his own.
    const shell = await startShell(store, { remotes, env: { TRUST_PROXY: '1' } });
    return new CanarySite(store, shell, await versionOf(PROBE));
  }

  /** Gives an edition of the probe to a share of the visitors, or another share of it, and waits until it runs. @returns its version */
  async canary(build: string, percent: number): Promise<string> {
    const { version } = await forceCanary(this.store, build, percent);
    await until(async () => {
      const { canary } = await this.health();
      return canary?.running === true && canary.version === version && canary.percent === percent;
    });
    return version;
  }

  /** Makes the first version live for everybody again. */
  async reset(): Promise<void> {
    const pointer = await readPointer(openSource(this.store), TEAM.remote);
    if (pointer?.canary) await endCanary({ store: this.store, remote: TEAM.remote });
    if (pointer?.version !== this.liveVersion) await forceLive(this.store, PROBE);
    await becomesLive(this.shell, TEAM, this.liveVersion);
    await until(async () => (await this.health()).canary === undefined);
  }

  async health() {
    return (await this.shell.health()).remotes[TEAM.remote] ?? { live: null };
  }

  /** Why a version is quarantined, as far as it is. */
  async quarantineReason(version: string): Promise<string | undefined> {
    return (await this.health()).quarantined?.find((one) => one.version === version)?.reason;
  }

  /** Requests the page of the probe as a visitor, who keeps his cookie. @returns the version that its HTML names */
  async visit(visitor: Visitor): Promise<string> {
    const answer = await fetch(`${this.shell.url}/proef`, {
      headers: visitor.cookie ? { cookie: visitor.cookie } : {},
    });
    const html = await answer.text();
    const [cookie] = answer.headers.getSetCookie();
    const caching = answer.headers.get('cache-control');
    // Not with expect, which takes longer than the request.
    if (answer.status !== 200 || (cookie && caching !== 'private, no-store')) {
      throw new Error(`/proef answers ${answer.status} with Cache-Control ${caching}.`);
    }
    if (cookie) visitor.cookie = cookie.split(';')[0] ?? '';
    return /"remote-probe":\{"version":"([^"]+)"/.exec(html)?.[1] ?? '';
  }

  /** Lets all of them visit the page, eight at a time. */
  async visitAll(visitors: readonly Visitor[]): Promise<string[]> {
    const versions: string[] = [];
    let next = 0;
    const worker = async () => {
      while (next < visitors.length) {
        const i = next++;
        versions[i] = await this.visit(visitors[i] as Visitor);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    return versions;
  }

  /** A bucket whose visitors get this version. */
  async bucketOf(version: string, from = 0): Promise<number> {
    for (let bucket = from; bucket < 10_000; bucket++) {
      if ((await this.visit({ cookie: `bucket=${bucket}` })) === version) return bucket;
    }
    throw new Error(`Nobody gets ${version}.`);
  }

  /** A browser of a visitor with an address of his own. */
  async newVisitor(browser: Browser, bucket?: number): Promise<BrowserContext> {
    const number = ++this.#visitors;
    const context = await browser.newContext({
      storageState: cookieChoiceStateOf(this.shell.url),
      extraHTTPHeaders: { 'x-forwarded-for': `198.${number >> 8}.${number & 255}.1` },
    });
    if (bucket !== undefined) {
      await context.addCookies([{ name: 'bucket', value: String(bucket), url: this.shell.url }]);
    }
    return context;
  }

  async open(page: Page, address: string): Promise<void> {
    await page.goto(this.shell.url + address);
    await page.waitForSelector('html[data-hydrated]');
  }

  /** Lets a visitor see that the page fails in his browser, and leave it. */
  async seeFailure(browser: Browser, bucket?: number): Promise<void> {
    const context = await this.newVisitor(browser, bucket);
    const page = await context.newPage();
    let reports = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/report/views')) reports++;
    });
    await page.goto(`${this.shell.url}/proef`);
    await expect(page.getByRole('heading', { name: CRASHED })).toBeVisible();
    // The view and its failure: closing the browser would break off what is on its way.
    await until(() => reports === 2);
    await page.goto('about:blank');
    await context.close();
  }

  /** Makes the staged version live by shares with the command, while visitors come. @returns its exit code and what it printed */
  async autoCanary(version: string, breaks: boolean): Promise<{ code: number | null; said: string }> {
    const program = path.resolve(import.meta.dirname, '../../platform/src/store/cli.ts');
    const { store, shell } = this;
    const args = ['canary', TEAM.remote, '10', version, '--auto', '--store', store, '--shells', shell.url];
    // One that fails must be taken back before its time is over.
    const step = ['--step', breaks ? '10m' : '1s'];
    const command = spawn(process.execPath, ['--import', 'tsx', program, ...args, ...step], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const output of [command.stdout, command.stderr]) output.on('data', (text) => (said += text));
    const ended = new Promise<number | null>((resolve) => command.once('exit', resolve));
    let isOver = false;
    void ended.finally(() => {
      isOver = true;
    });
    for (let number = 1; !isOver; number++) {
      // As browsers report them: of both versions, each from an address of its own.
      for (const [i, of] of [this.liveVersion, version].entries()) {
        const report = { remote: TEAM.remote, version: of, path: '/proef' };
        const headers = { 'x-forwarded-for': `203.${number >> 7}.${2 * (number & 127) + i}.1` };
        const send = (data: object) =>
          fetch(`${shell.url}/report/views`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(data),
          });
        await send(report);
        if (breaks && of === version) await send({ ...report, failure: 'page-crashed' });
      }
      await pause(100);
    }
    return { code: await ended, said };
  }
}

/** What a visitor sees of a page that throws. */
export const CRASHED = 'Er ging iets mis op deze pagina';

/** An edition of the probe whose page throws in browsers only. */
export const brokenInBrowsers = (name: string) =>
  edition(name, {
    browserText: { from: `"Editie: ${name}"`, to: '(() => { throw new Error("kapot"); })()' },
  });
