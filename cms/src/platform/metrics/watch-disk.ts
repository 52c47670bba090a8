import { statfs } from 'node:fs/promises';
import type { CmsMetrics } from './metrics';

export function watchDisk(folder: string, metrics: CmsMetrics): void {
  let disk: { free: number; size: number } | undefined;
  metrics.prepare(async () => {
    disk = undefined;
    const { bavail, blocks, bsize } = await statfs(folder);
    disk = { free: bavail * bsize, size: blocks * bsize };
  });
  metrics.watch('diskFree', {}, () => disk?.free);
  metrics.watch('diskSize', {}, () => disk?.size);
}
