import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ExpectedFailure } from '../../failures/expected-failure';
import { MissingError, type Store, type StoredObject } from './store';

/**
 * A bucket of Amazon S3, or of a server that speaks its protocol. The standard variables of Amazon's programs say where
 * it is and who may write to it: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL`.
 * @param prefix of all keys, without a slash at its end; '' for the whole bucket
 */
export function createS3Store(bucket: string, prefix: string, env: NodeJS.ProcessEnv = process.env): Store {
  const client = new S3Client({
    // Other servers than Amazon's often have no host name for each bucket.
    forcePathStyle: Boolean(env.AWS_ENDPOINT_URL ?? env.AWS_ENDPOINT_URL_S3),
    // Some servers refuse Amazon's checksums; backups have their own.
    requestChecksumCalculation: toMode(env.AWS_REQUEST_CHECKSUM_CALCULATION),
    responseChecksumValidation: toMode(env.AWS_RESPONSE_CHECKSUM_VALIDATION),
  });
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const toKey = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  const at = (key: string) => ({ Bucket: bucket, Key: toKey(key) });
  /** Undefined: there is no such object. */
  const found = <T>(request: () => Promise<T>): Promise<T | undefined> =>
    saying(name, () =>
      request().catch((error: unknown) => {
        if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
        throw error;
      }),
    );
  return {
    name,
    async write(key, open) {
      // In parts, of which nothing is left if it fails.
      const upload = new Upload({ client, params: { ...at(key), Body: open() } });
      await saying(name, () => upload.done());
    },
    async read(key): Promise<Readable> {
      const response = await found(() => client.send(new GetObjectCommand(at(key))));
      if (!response) throw new MissingError(name, key);
      if (!(response.Body instanceof Readable)) throw new Error(`${name} sent no stream for ${key}.`);
      return response.Body;
    },
    has: async (key) => (await found(() => client.send(new HeadObjectCommand(at(key))))) !== undefined,
    async list(start) {
      const objects: StoredObject[] = [];
      await saying(name, async () => {
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: toKey(start) });
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified } of Contents)
            objects.push({
              key: prefix === '' ? Key : Key.slice(prefix.length + 1),
              storedAt: LastModified?.getTime() ?? Date.now(),
            });
      });
      return objects;
    },
    remove: async (key) => void (await saying(name, () => client.send(new DeleteObjectCommand(at(key))))),
  };
}

const toMode = (text = 'WHEN_REQUIRED') =>
  text.toUpperCase() === 'WHEN_SUPPORTED' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';

/** Names the place in the server's own words, such as `AccessDenied`. */
async function saying<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ExpectedFailure(`${name} does not work (${words}).`, { cause: error });
  }
}
