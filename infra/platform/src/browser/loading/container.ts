import type { Container } from '../../protocol/container';
import { containerName } from '../../protocol/names';
import { verifiedByHash } from '../page-start/verified-by-hash';

const TIMEOUT_MS = 10_000;

/**
 * Runs the script of a container, which stores it in a global variable.
 *
 * @param source its address; at a CDN its hash follows, after a `#`
 * @throws when it does not arrive in time, or throws
 */
export async function loadContainer(remote: string, source: string): Promise<Container> {
  const { address, verified } = verifiedByHash(source);
  const name = containerName(remote);
  const containers = globalThis as { [name: string]: unknown };
  containers[name] = undefined;
  const script = Object.assign(document.createElement('script'), { src: address }, verified);
  try {
    await withTimeout(
      TIMEOUT_MS,
      () =>
        new Promise((resolve, reject) => {
          script.onload = resolve;
          script.onerror = () => reject(new Error(`${address} did not arrive.`));
          document.head.append(script);
        }),
    );
  } finally {
    script.remove();
  }
  const container = containers[name] as Container | undefined;
  if (!container) throw new Error(`${address} defines no container ${name}.`);
  return container;
}

/** The result of the work. @throws what it throws, or an error when it takes longer than this number of milliseconds */
export function withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
