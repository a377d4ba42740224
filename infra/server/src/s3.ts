import type { S3Client } from '@aws-sdk/client-s3';

/** How long one request to a bucket may take, in ms. */
export const S3_TIMEOUT_MS = 30_000;

/** The library, which only those load who have a bucket, and its client. */
export interface S3 {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
}

const nothing = () => {};

/**
 * A client of S3-compatible buckets. Credentials, region and endpoint come from where tools of AWS look for them: `AWS_ACCESS_KEY_ID`,
 * `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, a profile, or the role of a machine or service account.
 */
export async function connectS3(): Promise<S3> {
  // Of interest to who maintains this, not to who operates it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const isOwnEndpoint = Boolean(AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL);
  const client = new sdk.S3Client({
    maxAttempts: 3,
    // What goes wrong is thrown. It would print to the console besides.
    logger: { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
    // Other servers than that of AWS need not have names for buckets, regions and newer checksums.
    ...(isOwnEndpoint && { forcePathStyle: true }),
    ...(isOwnEndpoint && !AWS_REGION && { region: AWS_DEFAULT_REGION || 'us-east-1' }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: S3_TIMEOUT_MS },
  });
  return { sdk, client };
}
