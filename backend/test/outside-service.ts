import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Stands for a service that is not ours. */
export class OutsideService {
  /** The requests that were made, with their queries. */
  readonly requests: string[] = [];
  /** Answers the next requests in another way. */
  answer: ((response: ServerResponse, url: string) => void) | undefined;

  private readonly server: Server;
  private readonly protocol: string;

  /** @param usually its answer without `answer` @param tls key and certificate, as PEM; without it speaks plain HTTP */
  constructor(usually: RequestListener, tls?: { key: string; cert: string }) {
    const listener: RequestListener = (request, response) => {
      const { url = '' } = request;
      this.requests.push(url);
      if (this.answer) this.answer(response, url);
      else usually(request, response);
    };
    this.server = tls ? createTlsServer(tls, listener) : createServer(listener);
    this.protocol = tls ? 'https' : 'http';
  }

  async open(): Promise<this> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  get url(): string {
    return `${this.protocol}://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** Ways in which any service fails; none is an answer, whatever was asked. */
export const FAILURES: readonly [what: string, answer: (response: ServerResponse) => void][] = [
  ['is slow', () => {}],
  ['answers 500', (response) => response.writeHead(500).end('Oops')],
  ['answers 429', (response) => response.writeHead(429, { 'retry-after': '3600' }).end('{}')],
  ['redirects', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['sends half an answer', (response) => response.end('[{"kenteken":"V123BX","kvkNummer":"6875')],
  ['sends half an answer and waits', (response) => response.write('[{"kenteken":"V123BX","kvkNummer":"6875')],
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[{');
      response.destroy();
    },
  ],
  ['sends a page', (response) => response.end('<html>Onderhoud</html>')],
  ['sends an object', (response) => sendJson(response, { error: true })],
  ['sends far too much', (response) => response.end(`[]${' '.repeat(2 ** 20)}`)],
];
