import { Socket } from 'node:net';
import { allBuiltIns, watchBuiltIns } from '../../protocol/built-ins';
import type { Composition } from '../../protocol/composition';
import { loadPages } from '../../protocol/federation-container';
import type { PageTable } from '../../protocol/loaded-page';
import type { FailureFacts, FromRenderer } from './answer-of';
import { MessagePipe } from './message-pipe';
import { ANSWERS_FD, REQUESTS_FD, type ReleaseToLoad, type ToRenderer } from './messages';
import { render } from './render';
import { renderEveryPage } from './render-every-page';
import type { RemoteRenderer } from './site';

/** An answer, and the HTML that belongs to it. */
type Answer = [message: FromRenderer, html?: Buffer];

/**
 * The program of a renderer: loads one release of one remote and renders its pages, as the server asks it to. Whatever the code of the
 * remote does, it does it here and not in the server.
 */
export function startRenderer(site: RemoteRenderer): void {
  // Kept from before any code of a remote runs, which could replace them.
  const exit = process.exit.bind(process);
  const changedBuiltIn = watchBuiltIns({ names: allBuiltIns() });

  const streams = {
    from: new Socket({ fd: REQUESTS_FD, readable: true, writable: false }),
    to: new Socket({ fd: ANSWERS_FD, readable: false, writable: true }),
  };
  // Without its server a renderer is of no use.
  const pipe = new MessagePipe(streams, {
    onMessage: (message) => receive(message as ToRenderer),
    onUnreadable: () => exit(1),
    onClosed: () => exit(0),
  });

  function answer(message: FromRenderer, more?: Parameters<MessagePipe['send']>[1]): void {
    pipe.send(message, more);
  }

  function fail(kind: FailureFacts['kind'], reason: string, stack?: string): void {
    answer({ type: 'failed', failure: { kind, reason, stack } }, { sent: () => exit(1) });
  }

  function failWith(kind: FailureFacts['kind'], what: string, error: unknown): void {
    const { message, stack } = describe(error);
    fail(kind, `${what}: ${message}`, stack);
  }

  function failOutOfMemory(): void {
    fail('out-of-memory', 'It ran out of memory for buffers.');
  }

  process.on('uncaughtException', (error) => {
    if (isOutOfMemory(error)) failOutOfMemory();
    else failWith('uncaught-error', 'It threw', error);
  });
  process.on('unhandledRejection', (error) =>
    failWith('unhandled-rejection', 'It left a rejected promise unhandled', error),
  );
  // The server ends it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

  /** That of the last request. */
  let composition: Composition | undefined;
  let loaded: (ReleaseToLoad & { table: PageTable }) | undefined;

  async function load(release: ReleaseToLoad): Promise<Answer> {
    const read = (file: string) => {
      const source = release.sources[file];
      if (source === undefined) throw new Error(`The release has no file ${file}.`);
      return source;
    };
    loaded = { ...release, table: await loadPages<PageTable>(read, release.remote, site.sharedModules()) };
    return [{ type: 'loaded' }];
  }

  async function work(message: ToRenderer): Promise<Answer> {
    if (message.type === 'load') return load(message.release);
    if (message.type === 'ping') return [{ type: 'pong' }];
    if (!loaded) throw new Error('No release was loaded.');
    const { table, settings } = loaded;
    if (message.type === 'check') {
      await renderEveryPage(
        site,
        table,
        (page, at) => void site.renderPage(page, { site: settings.site, ...at }),
        (address) => answer({ type: 'checking', address }),
      );
      return [{ type: 'checked', indexed: site.indexedAddresses(table) }];
    }
    composition = message.composition ?? composition;
    if (!composition) throw new Error('No composition was sent.');
    const page = await site.loadPage(table, message.request.page.path);
    const { status, html } = render(site, { ...message.request, composition }, page, settings);
    return [{ type: 'rendered', status }, html];
  }

  let queue = Promise.resolve();
  function receive(message: ToRenderer): void {
    queue = queue.then(async () => {
      const [result, html] = await work(message).catch((error: unknown): Answer => {
        if (isOutOfMemory(error)) failOutOfMemory();
        return [{ type: 'threw', error: describe(error) }];
      });
      // Before anyone sees what was rendered with a replaced one; failing is an answer too.
      const name = changedBuiltIn();
      if (name) fail('changed-global', `It replaced ${name}, which all code shares.`);
      else answer(result, html && { body: html });
    });
  }
}

/** Was it thrown because the process may not have more memory? For objects V8 ends the process instead. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(describe(error).message);
}

/** What was thrown, whatever it is, as data that can be sent. */
function describe(error: unknown): { message: string; stack?: string | undefined } {
  try {
    if (error instanceof Error) return { message: String(error.message), stack: error.stack };
    return { message: String(error) };
  } catch {
    return { message: 'a value that cannot be described' };
  }
}
