import { type BackendCalls, InvalidRelease, parseObject } from './release';

/** A call as an OpenAPI document describes it. */
export interface DescribedCall {
  /** Its name in the contract. */
  name: string;
  /** As in `BackendCalls`. */
  call: string;
  /** The fields of its body. */
  fields: readonly string[];
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface OpenApi {
  info: { version: string };
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; requestBody?: { content: Record<string, { schema?: Schema } | undefined> } }
    >
  >;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * The calls in the OpenAPI document of a backend (`backend/openapi.json`).
 *
 * @throws InvalidRelease when it is none
 */
export function parseOpenApi(json: string): { contract: string; calls: readonly DescribedCall[] } {
  const { info, paths, components } = parseObject(json, 'The description of the backend') as OpenApi;
  if (!info?.version || !paths) throw new InvalidRelease('This is no OpenAPI document of a backend.');
  const fieldsOf = (schema: Schema = {}): string[] => {
    const name = schema.$ref?.split('/').at(-1) ?? '';
    return Object.keys((components?.schemas?.[name] ?? schema).properties ?? {});
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => ({
      name: operationId,
      call: `${method.toUpperCase()} ${path}`,
      fields: fieldsOf(requestBody?.content['application/json']?.schema),
    })),
  );
  return { contract: info.version, calls };
}

/** Some described calls, in the form in which releases and backends state them. */
export function backendCalls(contract: string, calls: readonly DescribedCall[]): BackendCalls {
  return { contract, calls: Object.fromEntries(calls.map(({ call, fields }) => [call, fields])) };
}
