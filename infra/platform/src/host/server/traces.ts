import { propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import { endWithStatus, markFailed, spanOf, type TracedRequest, tracer } from '@site/server';
import type { ResolvedPage } from '../rendering/resolved-page';

/** The pages and the calls that this server answers. */
export const isTraced = (route: string): boolean => route === '/*' || route.startsWith('/api');

/** Names the span of a request by its page. */
export function describePage(
  request: TracedRequest,
  { kind, owner, path }: ResolvedPage,
  composition: string,
): void {
  const route = kind === 'not-found' ? undefined : path;
  spanOf(request)
    .updateName(route ? `${request.method} ${route}` : `${request.method}`)
    .setAttributes({
      // An unknown address is not repeated here: it can have anything in it.
      ...(route && { 'http.route': route }),
      'site.remote': owner.remote,
      'site.release': owner.version,
      'site.composition': composition,
    });
}

/** The calls that are forwarded. */
const calls = new WeakMap<TracedRequest, Span>();

/**
 * Starts the span of a call that is forwarded to the backend.
 *
 * @returns its headers: with what is decided about the trace, and nothing else that the client says about it
 */
export function startCall<H extends object>(request: TracedRequest, headers: H): H {
  const method = `${request.method}`;
  const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method } };
  const call = tracer().startSpan(method, options, trace.setSpan(ROOT_CONTEXT, spanOf(request)));
  calls.set(request, call);
  const { tracestate: _state, baggage: _baggage, ...forwarded } = headers as Record<string, unknown>;
  propagation.inject(trace.setSpan(ROOT_CONTEXT, call), forwarded);
  return forwarded as H;
}

/** @param status missing when the client left before the backend answered */
export function endCall(request: TracedRequest, status?: number): void {
  const call = calls.get(request);
  if (call && status !== undefined) endWithStatus(call, status);
  else if (call) {
    markFailed(call, 'aborted');
    call.end();
  }
}
