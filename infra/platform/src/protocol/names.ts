/** The name of a remote as an identifier, which is what a federated container is called. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The container in a release: the one browser file whose name does not contain a hash of its content. */
export const CONTAINER_FILE = 'web/remoteEntry.js';

/** The query parameter that shows other releases than the live ones: signed, and in development also by name. Empty: it ends that for this tab. */
export const PREVIEW_PARAMETER = 'preview';
