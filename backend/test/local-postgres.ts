/** A separate PostgreSQL server for a test. */
export interface LocalPostgres {
  url: string;
  port: number;
  stop(): Promise<void>;
}

interface Launcher {
  startLocalPostgres(options: {
    dataDir: string;
    database: string;
    port?: number;
    unsafeFast: boolean;
  }): Promise<LocalPostgres>;
}

/** Typed here, because the types of that package require a bundler. */
export const { startLocalPostgres } = jest.requireActual<Launcher>('@site/local/postgres');
