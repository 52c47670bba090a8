import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors, file as files } from '@strapi/utils';
import { getBrokenPictureMessage, verifyFile } from './verify';
import { storeWithoutMetadata } from './media-metadata/blank-metadata';
import { toLibraryName, toStoredName, withTrueExtension } from './file-name';
import { rewritePicture } from './pictures/rewrite-picture';
import { storeInReplacedFormat } from './replaced-format';
import { storeUnchanged } from './unchanged';

/** The fields used here of a file passed to the upload plugin. */
interface Given {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  /** Takes precedence over `mimetype` in the plugin. */
  detectedMimeType?: string;
}
export interface FileInfo {
  name?: string | null;
  alternativeText?: string | null | undefined;
}
interface Data {
  fileInfo?: FileInfo | FileInfo[];
}

export interface UploadOptions {
  /** The editor who uploads with the admin. */
  user?: { id: number };
  /** Stores pictures unchanged: for the demonstration content (`unchanged-pictures.ts`). */
  unchanged?: boolean;
}

/** The methods of the plugin's `upload` service that receive files and names. */
export interface UploadService {
  upload(given: { data: Data; files: Given | Given[] }, options?: UploadOptions): Promise<unknown>;
  replace(id: unknown, given: { data: Data; file: Given }, options?: UploadOptions): Promise<unknown>;
  updateFileInfo(id: unknown, info: FileInfo, options?: UploadOptions): Promise<unknown>;
  findOne(
    id: unknown,
  ): Promise<{ name: string; ext?: string | null; mime: string; alternativeText?: string | null } | null>;
  getSettings(): Promise<{ sizeOptimization?: boolean } | null>;
}

/** A file as the plugin processes it. */
export interface LibraryPicture {
  name: string;
  mime: string;
  filepath: string;
  tmpWorkingDirectory: string;
}

/** The methods of the plugin's `image-manipulation` service that decide how a picture is stored. */
export interface ImageManipulation {
  isImage(file: LibraryPicture): Promise<boolean>;
  isFaultyImage(file: LibraryPicture): Promise<boolean>;
  isOptimizableImage(file: LibraryPicture): Promise<boolean>;
  optimize(file: LibraryPicture): Promise<object>;
  generateFileName(name: string): string;
}

/**
 * Every upload goes through `upload` or `replace`: those of the admin, the content tool and the demonstration content.
 * This verifies the type of each file by its content, limits the length of names, and passes on nothing else: Strapi
 * would put the file into the entry that other values name.
 * @throws ApplicationError for a file that is refused
 */
export function withUploadVerification<Service extends UploadService>(service: Service): Service {
  return {
    ...service,
    async upload({ data, files: given }, options) {
      const list = [given].flat();
      const infos = [data.fileInfo ?? {}].flat();
      const fileInfo = list.map((file, at) => withName(infos[at] ?? {}, file));
      const verified: Given[] = [];
      // One after the other: no file is stored before all are verified.
      for (const file of list) verified.push(await verify(file));
      const store = () =>
        storeWithoutMetadata(verified, (stored) =>
          service.upload({ data: { fileInfo }, files: stored }, options),
        );
      return options?.unchanged ? storeUnchanged(store) : store();
    },
    async replace(id, { data, file }, options) {
      const info = [data.fileInfo ?? {}].flat()[0] ?? {};
      const before = await service.findOne(id);
      const verified = await verify(file);
      refuseOtherKind(before, verified);
      return storeInReplacedFormat(before, verified, (converted) => {
        const fileInfo = withTrueEnding(withName(info, file), converted);
        return storeWithoutMetadata([converted], ([stored = converted]) =>
          service.replace(id, { data: { fileInfo }, file: stored }, options),
        );
      });
    },
    updateFileInfo: (id, info, options) =>
      service.updateFileInfo(id, info.name ? { ...info, name: toLibraryName(info.name) } : info, options),
  };
}

const withName = (info: FileInfo, file: Given) => ({
  ...info,
  name: toLibraryName(info.name || file.originalFilename || 'unnamed'),
});

/** Gives a picture's name the extension of the format it is stored in. Names with other endings are unchanged. */
function withTrueEnding(info: { name: string }, { originalFilename }: Given): { name: string } {
  const [ending, stored] = [path.extname(info.name), path.extname(originalFilename ?? '')];
  if (!PICTURE_ENDING.test(ending) || !PICTURE_ENDING.test(stored) || isSameEnding(ending, stored))
    return info;
  return { ...info, name: info.name.slice(0, -ending.length) + stored };
}

const PICTURE_ENDING = /^\.(?:jpe?g|png|webp|gif|avif)$/i;
const isSameEnding = (one: string, other: string) =>
  one.toLowerCase().replace('jpeg', 'jpg') === other.toLowerCase().replace('jpeg', 'jpg');

/**
 * A file of another kind would break every page that shows the old one, and its address keeps the old extension.
 * Pictures are converted to the format of the old file (`replaced-format.ts`); recordings and films cannot be.
 */
function refuseOtherKind(before: { name: string; mime: string } | null, { mimetype }: Given): void {
  if (before === null) return;
  const [was, comes] = [before.mime, mimetype ?? ''];
  const [kind, otherKind] = [getKind(was), getKind(comes)];
  if (kind !== otherKind) {
    throw new errors.ApplicationError(
      `“${before.name}” is ${kind}, but the new file is ${otherKind}. Upload it as a separate file.`,
    );
  }
  if (kind === KINDS['image'] || getFormat(was) === getFormat(comes)) return;
  throw new errors.ApplicationError(
    `“${before.name}” is of type ${was}, but the new file is of type ${comes}. Upload it as a separate file.`,
  );
}

/** M4A has several media types. */
const getFormat = (mime: string): string =>
  /^audio\/(?:x-m4a|m4a|mp4)$/.test(mime) ? 'audio/mp4' : mime.replace(/\/(?:x-|vnd\.)/, '/');

const KINDS: Readonly<Record<string, string>> = { image: 'a picture', audio: 'a recording', video: 'a film' };
const getKind = (mime: string): string => KINDS[mime.split('/')[0] ?? ''] ?? 'a document';

async function verify(file: Given): Promise<Given> {
  const verdict = await verifyFile(file);
  if (verdict.refusal !== null) throw new errors.ApplicationError(verdict.refusal);
  const { mime, extension } = verdict;
  return {
    ...file,
    originalFilename: withTrueExtension(file.originalFilename ?? 'unnamed', extension),
    mimetype: mime,
    detectedMimeType: mime,
  };
}

/**
 * Rewrites every picture before it is stored and before its smaller widths are created. Strapi leaves GIF and AVIF
 * unchanged, leaves everything unchanged when `sizeOptimization` is off, and never rotates.
 */
export function withPictureRewriting<Service extends ImageManipulation>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  const uploads = (): UploadService => strapi.plugin('upload').service('upload');
  return {
    ...service,
    // Verified already.
    isImage: (file) => Promise.resolve(file.mime.startsWith('image/')),
    isOptimizableImage: () => Promise.resolve(true),
    // Broken pictures are found while rewriting.
    isFaultyImage: () => Promise.resolve(false),
    generateFileName: (name) => toStoredName(service.generateFileName(name)),
    async optimize(file) {
      const quality = (await uploads().getSettings())?.sizeOptimization ? 80 : 100;
      const rewritten = await rewritePicture(file.filepath, file.tmpWorkingDirectory, quality);
      if (!rewritten) throw new errors.ApplicationError(getBrokenPictureMessage(file.name));
      const { bytes, ...picture } = rewritten;
      return {
        ...file,
        ...picture,
        size: files.bytesToKbytes(bytes),
        sizeInBytes: bytes,
        getStream: () => fs.createReadStream(picture.filepath),
      };
    },
  };
}
