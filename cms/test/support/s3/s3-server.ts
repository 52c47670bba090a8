import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** The variables with which Amazon's programs find it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** An S3 server on loopback with one empty bucket. */
export async function startS3(bucket: string): Promise<S3Server> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-s3-'));
  const server = new S3rver({
    directory: folder,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It computes those of lists wrongly.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
