/** The name of a remote as an identifier, which is what a federated container is called. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}
