import path from 'node:path';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';
import type { Store } from './store';

/** @param place a folder, relative to the current one, or `s3://bucket/prefix` */
export function openStore(place: string): Store {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(place) ?? [];
  return bucket === undefined ? createFolderStore(path.resolve(place)) : createS3Store(bucket, prefix);
}
