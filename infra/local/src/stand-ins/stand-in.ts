import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that is not ours, as far as this machine is concerned. */
export interface StandIn {
  url: string;
  stop(): Promise<void>;
}

/** Answers with JSON, on 127.0.0.1. The default status is 200. */
export async function startStandIn(
  answerTo: (url: URL) => { status?: number; body: unknown },
): Promise<StandIn> {
  const server = createServer(({ url = '/' }, response) => {
    const { status = 200, body } = answerTo(new URL(url, 'http://localhost'));
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
