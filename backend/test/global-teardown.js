/** Stops the PostgreSQL of the tests. Its data folder is kept, so that the next run starts faster. */
export default async function teardown() {
  await globalThis.backendTestPostgres.stop();
}
