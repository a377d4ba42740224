import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** A request that is sent without normalisation. */
export interface RawRequest {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | undefined;
}

export interface RawReply {
  status: number;
  contentType: string;
  text: string;
}

/** Reuses connections, as a gateway does. */
export const keepAliveAgent = new Agent({ keepAlive: true });

/** Sends a request unchanged. Rejects when the connection is closed without a response. */
export async function sendRaw(backendUrl: string, raw: RawRequest): Promise<RawReply> {
  const { hostname, port } = new URL(backendUrl);
  const { method, path, headers, body } = raw;
  const bytes = body === undefined ? undefined : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent: keepAliveAgent,
        headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            contentType: reply.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
