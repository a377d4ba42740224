/** A PostgreSQL of a test's own. */
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

/** Starts one. That package is written for a bundler, so its types are not looked at here. */
export const { startLocalPostgres } = jest.requireActual<Launcher>('@site/local/postgres');
