import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** An answer with status 200 that was sent before, with all that it takes to send it again. */
export class CachedResponse {
  /** Names and values in turn, which Node writes without a copy. */
  readonly #headers: string[];
  readonly #unchanged: string[];
  readonly #bytes: Buffer;
  readonly #etag: string | undefined;

  constructor(headers: Readonly<Record<string, unknown>>, bytes: Buffer) {
    const lines = (names: readonly string[]) =>
      names.flatMap((name) => [name, String(headers[name])] as const);
    const names = Object.keys(headers).filter((name) => headers[name] !== undefined);
    this.#headers = [
      ...lines(names.filter((name) => name !== 'content-length')),
      'content-length',
      `${bytes.length}`,
    ];
    this.#unchanged = lines(
      names.filter((name) => !name.startsWith('content-') || name === 'content-security-policy'),
    );
    this.#bytes = bytes;
    this.#etag = headers.etag === undefined ? undefined : String(headers.etag);
  }

  /** @returns the status: 304 when the client has this answer already. */
  send({ headers }: IncomingMessage, response: ServerResponse): 200 | 304 {
    if (this.#etag && isUnchanged(headers, this.#etag)) {
      response.writeHead(304, this.#unchanged).end();
      return 304;
    }
    response.writeHead(200, this.#headers).end(this.#bytes);
    return 200;
  }
}

/**
 * Does the client have the answer with this ETag already? It sends those that it has in `If-None-Match`, or `*` for any; strong and weak
 * ones are compared alike.
 */
export function isUnchanged({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  return known?.trim() === '*' || (known?.includes(etag.replace(/^W\//, '')) ?? false);
}
