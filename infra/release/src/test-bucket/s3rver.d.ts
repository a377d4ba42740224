/** The part of s3rver's API that is used here; the package has no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/account.js' {
  export default class AWSAccount {
    constructor(id: number, displayName: string);
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  }
}
