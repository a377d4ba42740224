/** The name of a remote as an identifier, which is what a federated container is called. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The container in a release. It and its copy for a CDN are the only scripts whose name does not contain a hash of their content. */
export const CONTAINER_FILE = 'web/remoteEntry.js';

/** The copy of a script for a CDN, if it has one: with the hashes of the chunks that it loads. */
export function scriptAtCdn(file: string): string {
  return file.replace(/\.js$/, '.cdn.js');
}

/** The query parameter that shows other releases than the live ones: signed, and in development also by name. Empty: it ends that for this tab. */
export const PREVIEW_PARAMETER = 'preview';
