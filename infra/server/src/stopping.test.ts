import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Stopping } from './stopping.js';

let app: FastifyInstance;
let port: number;
/** Ends the answer that is being given, if any. */
let answer: (() => void) | undefined;

beforeEach(async () => {
  answer = undefined;
  app = fastify({ return503OnClosing: false });
  const stopping = new Stopping();
  stopping.endConnectionsOf(app);
  app.addHook('preClose', async () => stopping.begin());
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 'whole';
  });
  app.get('/fast', async () => 'whole');
  app.get('/stream', async (_request, reply) => {
    const body = new PassThrough();
    body.write('whole ');
    answer = () => body.end('stream');
    return reply.send(body);
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Connects, and sends a request or a part of one, which the server then has. */
async function send(request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const [connection] = (await once(app.server, 'connection')) as [Socket];
  socket.write(request);
  await until(() => connection.bytesRead === request.length);
  return socket;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

/** The server closes while the connection is in use; resolves when it has, with all that the connection received. */
async function closeDuring(socket: Socket, rest: () => void): Promise<string> {
  const closed = app.close();
  await until(() => !app.server.listening);
  rest();
  const [received] = await Promise.all([text(socket), closed]);
  return received;
}

const HEAD = 'HTTP/1.1\r\nHost: x\r\n';

test('a request that is being answered when the server closes is answered, and its connection ends', async () => {
  const socket = await send(`GET /slow ${HEAD}\r\n`);
  await until(() => answer !== undefined);
  const received = await closeDuring(socket, () => answer?.());
  expect(received).toMatch(/^HTTP\/1\.1 200 .*connection: close.*whole$/is);
});

test('an answer of which a part was sent when the server closes is sent whole, and its connection ends', async () => {
  const socket = await send(`GET /stream ${HEAD}\r\n`);
  await once(socket, 'readable');
  const received = await closeDuring(socket, () => answer?.());
  expect(received).toMatch(/^HTTP\/1\.1 200 .*whole .*stream.*\r\n0\r\n\r\n$/is);
});

test('a request of which a part had arrived when the server closes is answered', async () => {
  const socket = await send(`GET /fast ${HEAD}`);
  const received = await closeDuring(socket, () => socket.write('\r\n'));
  expect(received).toMatch(/^HTTP\/1\.1 200 .*connection: close.*whole$/is);
});

test.each([
  ['that has sent nothing', ''],
  ['that was answered before', `GET /fast ${HEAD}\r\n`],
])('a connection %s when the server closes is ended', async (_what, request) => {
  const socket = await send(request);
  if (request) await once(socket, 'readable');
  const received = text(socket);
  await app.close();
  expect(await received).toMatch(request ? /whole$/ : /^$/);
});
