import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addHelmetHeaders,
  REFUSAL_HEADERS,
  REQUEST_ID_HEADER,
  REQUEST_TIMEOUT_MS,
  refusal,
  refuseInvalid,
  refuseSlowBodies,
  refuseUnreadable,
  requestIdOf,
  Stopping,
  serveInternalPort,
  startTracing,
  timeoutOptions,
  traceRequests,
} from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { appModule } from './app.module.js';
import type { Config } from './config/config.js';
import { BODY_LIMIT, readJsonBodies } from './http/body-parser.js';
import {
  isProbe,
  logRequest,
  type RequestEnd,
  redirectForms,
  rejectForeignChanges,
  rejectOverload,
  requestsWithFiles,
  toRequestEnd,
  trackRequests,
} from './http/hooks.js';
import { PinoLogger } from './log/pino-logger.js';
import { Metrics } from './metrics/metrics.js';
import { serveApiDocs } from './openapi/api-docs.js';
import { answerWithoutSession } from './sessions/answer-without-session.js';
import { Sessions } from './sessions/sessions.js';

/** Creates the backend, ready to listen. The database must be migrated. @param requestTimeout in milliseconds */
export async function createApp(
  config: Config,
  log: Logger,
  requestTimeout = REQUEST_TIMEOUT_MS,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    // No middleware of Nest is used.
    skipMiddie: true,
    ...timeoutOptions(requestTimeout),
    // `stopApp` has already waited for open connections.
    forceCloseConnections: true,
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers),
    clientErrorHandler: refuseUnreadable,
    // For malformed URLs, which fail before the hooks and filters below.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.raw.once('close', () => logRequest(log, toRequestEnd(request, reply)));
      reply
        .headers({ ...REFUSAL_HEADERS, [REQUEST_ID_HEADER]: request.id })
        .status(400)
        .send(refusal(400, request.id));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), adapter, {
    bodyParser: false,
    logger: new PinoLogger(log),
    abortOnError: false,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const metrics = app.get(Metrics);
  await startTraces(fastify, config, log);
  const stopping = app.get(Stopping, { strict: false });
  const onEnd = (end: RequestEnd) => {
    logRequest(log, end);
    metrics.requests.observe(
      { method: end.method, route: end.route ?? 'unknown', status: `${String(end.status)[0]}xx` },
      end.seconds,
    );
  };
  trackRequests(fastify, onEnd);
  const headers = addHelmetHeaders(
    fastify,
    {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: config.cookieSecure,
    },
    { 'cache-control': 'no-store' },
  );
  stopping.endConnectionsOf(fastify);
  serveInternalPort(fastify, { host: config.host, port: config.internalPort });
  rejectOverload(fastify, app.get(DataSource), metrics);
  rejectForeignChanges(fastify, config.origins);
  redirectForms(fastify);
  readJsonBodies(fastify);
  await fastify.register(multipart, { throwFileSizeLimit: false });
  await app.get(Sessions).register(fastify);
  if (!config.production) serveApiDocs(app, fastify);
  answerWithoutSession(fastify.server, { config, headers, stopping }, onEnd);
  refuseInvalid(fastify.server);
  refuseSlowBodies(fastify.server, requestTimeout, requestsWithFiles(fastify));
  return app;
}

/** Records calls and jobs where a collector is set. Jobs have ended when the server closes. */
async function startTraces(
  fastify: FastifyInstance,
  { traceEndpoint: endpoint, traceShare: share }: Config,
  log: Logger,
): Promise<void> {
  const tracing = await startTracing({ endpoint, share, service: 'backend' }, log);
  if (!tracing) return;
  fastify.addHook('onClose', () => tracing.stop());
  traceRequests(fastify, (route) => !isProbe(route));
}
