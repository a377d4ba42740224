import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { freePort } from '@site/local/ports';
import { contentTypeOf } from '@site/platform/protocol';
import { stopServer } from '@site/testkit/stop-server';

/** `half`: what it sends ends in the middle. `altered`: something else than the file. `silent`: it takes requests and answers nothing. */
export type CdnState = 'right' | 'unavailable' | 'half' | 'altered' | 'silent' | 'refusing';

/** A CDN whose origin is a release store in a folder. */
export interface CdnServer {
  /** The address of the store there: ASSET_URL of a shell. */
  url: string;
  /** The paths of the answered and unanswered requests, below the address of the store. */
  requests: string[];
  become(state: CdnState): Promise<void>;
  stop(): Promise<void>;
}

/** What may be read of a store. */
const PUBLIC = /^\/[^/]+\/[^/]+\/web\/[^?]+$/;

/** Serves the browser files of the releases in a store, as a bucket with the headers that publish gives them, and a CORS rule for all origins. */
export async function serveCdn(store: string): Promise<CdnServer> {
  const port = await freePort();
  const requests: string[] = [];
  let state: CdnState = 'right';
  let server: Server | undefined;
  const stop = async () => {
    const stopped = server && stopServer(server);
    server = undefined;
    await stopped;
  };
  const start = async () => {
    server = createServer(async ({ url = '', method }, response) => {
      const file = url.replace(/^\/site/, '');
      requests.push(file);
      if (state === 'silent') return;
      if (state === 'unavailable') return response.writeHead(503).end();
      const bytes = PUBLIC.test(file) ? await readFile(path.join(store, file)).catch(() => null) : null;
      if (!bytes) return response.writeHead(403).end();
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': contentTypeOf(file),
        'content-length': bytes.length,
      });
      if (method === 'HEAD') return response.end();
      if (state === 'right') return response.end(bytes);
      if (state === 'altered') return response.end(Buffer.alloc(bytes.length, ' '));
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    });
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/site`,
    requests,
    become: async (next) => {
      await stop();
      state = next;
      if (next !== 'refusing') await start();
    },
    stop,
  };
}
