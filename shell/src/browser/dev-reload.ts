import type { Boot } from '../app/boot';

/** In development: reloads the page when another composition or another shell is live. */
export function reloadOnRelease(boot: Boot): void {
  if (!boot.dev) return;
  const shown = `${boot.composition.id} ${boot.dev.shellVersion}`;
  new EventSource('/__dev/composition').addEventListener('message', ({ data }) => {
    if (data !== shown) location.reload();
  });
}
