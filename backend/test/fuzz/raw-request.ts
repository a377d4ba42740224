import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** A request as it goes over the line: nothing is corrected on the way. */
export interface RawRequest {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: string | undefined;
}

/** What came back. */
export interface RawReply {
  status: number;
  contentType: string;
  text: string;
}

/** Keeps its connections, as a gateway does. */
export const agent = new Agent({ keepAlive: true });

/** Sends a request as it is. Something that breaks off the connection is an error. */
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
        agent,
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
