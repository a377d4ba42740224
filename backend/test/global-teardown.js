/** Ends the PostgreSQL of the tests. Its folder stays, so that the next run starts sooner. */
export default async function teardown() {
  await globalThis.backendTestPostgres.stop();
}
