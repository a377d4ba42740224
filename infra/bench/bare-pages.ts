import { readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import fastify from 'fastify';

/* The least that a server in Node can do: sends ready bytes. Arguments: the port, and a JSON file with answers by path. */

const [port, file = ''] = process.argv.slice(2);
const answers: Record<string, { path: string; headers: Record<string, string> }> = JSON.parse(
  readFileSync(file, 'utf8'),
);

const app = fastify();
await app.register(helmet);
for (const [path, { path: body, headers }] of Object.entries(answers)) {
  const bytes = readFileSync(body);
  const { etag } = headers;
  app.get(path, (request, reply) => {
    reply.headers(headers);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(bytes);
  });
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
