import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { appModule } from './app.module.js';
import { readConfig } from './config/config.js';
import { describeCalls } from './openapi/describe-calls.js';

/** Generates the OpenAPI document without connecting to a database or mail server and without listening. */
export async function generateOpenApi(): Promise<OpenAPIObject> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' });
  const app = await NestFactory.create(appModule(config), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const document = describeCalls(app);
  await app.close();
  return document;
}
