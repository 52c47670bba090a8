import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { blankMp3 } from './mp3';
import { blankMp4 } from './mp4';
import { blankWav } from './wav';

/** By type. OGG, WebM and PDF are unchanged (decision 044). */
const BLANKERS: ReadonlyMap<string, (file: Buffer) => void> = new Map([
  ['video/mp4', blankMp4],
  ['audio/mp4', blankMp4],
  ['audio/x-m4a', blankMp4],
  ['audio/wav', blankWav],
  ['audio/mpeg', blankMp3],
]);

/** A file to be stored in the library. */
interface Given {
  filepath: string;
  mimetype?: string | null;
}

/**
 * Calls `store` with copies of the files without the metadata of recordings and films: time, place, device, author. The
 * originals are unchanged, because an imported file belongs to the user; the copies are deleted afterwards.
 */
export async function storeWithoutMetadata<File extends Given, T>(
  files: File[],
  store: (files: File[]) => Promise<T>,
): Promise<T> {
  if (!files.some(({ mimetype }) => BLANKERS.has(mimetype ?? ''))) return store(files);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wellfolio-media-'));
  try {
    const copies: File[] = [];
    // One after the other, because each is read into memory as a whole.
    for (const file of files) copies.push(await blankedCopy(file, folder));
    return await store(copies);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function blankedCopy<File extends Given>(file: File, folder: string): Promise<File> {
  const blanker = BLANKERS.get(file.mimetype ?? '');
  if (!blanker) return file;
  const bytes = await fs.readFile(file.filepath);
  blanker(bytes);
  const filepath = path.join(folder, randomUUID());
  await fs.writeFile(filepath, bytes);
  return { ...file, filepath };
}
