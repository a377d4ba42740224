import { createServer, type IncomingMessage, request } from 'node:http';
import { freePort } from '@site/local/ports';

/** A server in front of the shells, as in a cluster. */
export interface Gateway {
  url: string;
  close(): void;
}

/** Starts a gateway. @param portOf where it sends a request */
export async function startGateway(portOf: (incoming: IncomingMessage) => number): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming;
    // A connection for each request: a kept one may be closed by a shell that stops just when it is used again.
    const options = { host: '127.0.0.1', port: portOf(incoming), path: url, method, headers, agent: false };
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`${error}`);
    });
    incoming.pipe(forwarded);
  });
  // By default it closes an idle connection after five seconds, also just when a busy client uses it again.
  server.keepAliveTimeout = 0;
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
