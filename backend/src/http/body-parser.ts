import type { FastifyInstance } from 'fastify';
import { BadRequest } from './domain-error.js';

/** Maximum body size in bytes. A route with longer texts sets its own `bodyLimit` in its `@RouteConfig`. */
export const BODY_LIMIT = 64 * 1024;

/** Maximum nesting of a body. The pages send three levels; validation recurses into every level. */
const DEPTH_LIMIT = 32;

/** Maximum number of keys and elements in a whole body. The pages send some thirty; the libraries compare the keys of an object with each other. */
const VALUES_LIMIT = 500;

/** Accepts only JSON bodies that are plain objects; an empty body and `null` count as no body. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (!isWithinLimits(body as string)) return done(new BadRequest());
    parse(request, body as string, (error, value) => {
      if (error) done(error);
      else if (typeof value !== 'object' || Array.isArray(value)) done(new BadRequest());
      else if (!isPlain(value)) done(new BadRequest());
      else done(null, value ?? undefined);
    });
  });
  fastify.addHook('onRoute', (route) => {
    const limit = (route.config as { bodyLimit?: number } | undefined)?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });
}

/** Are the nesting and the number of values of a JSON text within the limits? It is not parsed: that takes longer for keys than for texts. */
function isWithinLimits(json: string): boolean {
  let levels = 0;
  let commas = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json.charAt(i);
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') i++;
    else if (isInText) continue;
    else if (character === '{' || character === '[') levels++;
    else if (character === '}' || character === ']') levels--;
    else if (character === ',') commas++;
    if (levels > DEPTH_LIMIT || commas >= VALUES_LIMIT) return false;
  }
  return true;
}

/** Has no object in it an own `constructor` key? */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return !Object.hasOwn(value, 'constructor') && Object.values(value).every(isPlain);
}
