import { CALLS, KLACHT_BYTES } from '@site/contract';

/**
 * The maximum size of a request's URL and headers together. A search query is part of the URL, however long: ten thousand times
 * `<script>` is 120,000 bytes. The gateway allows as much (`large_client_header_buffers`).
 */
export const MAX_HEADER_BYTES = 160 * 1024;

/**
 * The largest body that is forwarded to this path, in bytes; the gateway allows as much (`client_max_body_size`). It exceeds the
 * backend's own limit: the backend refuses a slightly larger body with a message, but closes the connection on a far larger one.
 */
export function maxBodyBytes(path: string): number {
  return path === CALLS.complaints.path ? Math.max(KLACHT_BYTES, 2500 * 1024) : 100 * 1024;
}
