import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import * as v from 'valibot';
import { Library } from './library';
import { type LibraryFile, libraryFile } from './library-file';
import { sha256 } from './master';
import { Originals } from './originals';

const FILE = 'plugin::upload.file';
const ROWS_AT_ONCE = 100;

/** The methods used of the upload plugin's service, which rewrites its input (`library-services.ts`). */
interface UploadService {
  replace(id: number, given: { data: object; file: object }): Promise<unknown>;
}

interface CleaningReport {
  /** Names of files that were rewritten. */
  cleaned: string[];
  /** Files that were not changed, each with the reason. */
  skipped: { name: string; reason: string }[];
}

const Focal = v.looseObject({ focalPoint: v.nullish(v.unknown()) });

/**
 * Rewrites pictures stored before the media library rotated and cleaned all uploads: pictures with the place, time or
 * device of recording, pictures that need rotation, and formats that were never displayed. Ids, addresses and
 * descriptions stay. Clean pictures are skipped, so a second run does nothing.
 */
export async function cleanPictures(strapi: Core.Strapi): Promise<CleaningReport> {
  const report: CleaningReport = { cleaned: [], skipped: [] };
  const originals = await Originals.read(strapi);
  const library = new Library(strapi, originals);
  for (let after = 0; ;) {
    const rows: unknown[] = await strapi.db.query(FILE).findMany({
      where: { id: { $gt: after }, mime: { $startsWith: 'image/' } },
      orderBy: { id: 'asc' },
      limit: ROWS_AT_ONCE,
    });
    for (const row of rows) {
      const file = libraryFile(row);
      after = file.id;
      await clean(strapi, { file, focalPoint: v.parse(Focal, row).focalPoint, library, originals, report });
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (report.cleaned.length > 0) await originals.save();
  return report;
}

interface Work {
  file: LibraryFile;
  focalPoint: unknown;
  library: Library;
  originals: Originals;
  report: CleaningReport;
}

async function clean(
  strapi: Core.Strapi,
  { file, focalPoint, library, originals, report }: Work,
): Promise<void> {
  const { id, name, alternativeText, caption } = file;
  const keep = (reason: string) => report.skipped.push({ name, reason });
  const bytes = await library.bytes(file);
  if (!bytes) return void keep('its file is missing from the store');
  if (!(await holdsMoreThanPixels(bytes))) return;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wellfolio-picture-'));
  try {
    const filepath = path.join(folder, path.basename(file.url));
    await fs.writeFile(filepath, bytes);
    await uploads(strapi).replace(id, {
      data: { fileInfo: { name, alternativeText, caption, focalPoint } },
      file: {
        filepath,
        originalFilename: path.basename(filepath),
        mimetype: file.mime,
        size: bytes.byteLength,
      },
    });
    const cleaned = await library.bytes(file);
    // An import of the same file must recognise it.
    if (cleaned) originals.remember(id, sha256(cleaned), originals.findMaster(id, sha256(bytes)));
    report.cleaned.push(name);
  } catch (error) {
    keep(error instanceof Error ? error.message : String(error));
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

const uploads = (strapi: Core.Strapi): UploadService => strapi.plugin('upload').service('upload');

/** Also true for unreadable files: replacing them reports the reason. */
async function holdsMoreThanPixels(bytes: Uint8Array): Promise<boolean> {
  try {
    const { format, orientation = 1, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
    return orientation !== 1 || format === 'heif' || Boolean(exif ?? xmp ?? iptc ?? comments);
  } catch {
    return true;
  }
}
