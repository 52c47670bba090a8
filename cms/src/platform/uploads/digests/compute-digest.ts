import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';

/** The SHA-256 of a file's content, in hexadecimal digits. @throws if the file cannot be read */
export async function computeDigest(filepath: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(filepath), hash);
  return hash.digest('hex');
}

/** The same of a file as it is stored; null: it is not on this disk. */
export async function computeStoredDigest({ dirs }: Core.Strapi, url: string): Promise<string | null> {
  if (!url.startsWith('/')) return null;
  return computeDigest(path.join(dirs.static.public, url)).catch(() => null);
}
