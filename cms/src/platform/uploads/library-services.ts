import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors, file as files } from '@strapi/utils';
import { brokenPicture, verdictOn } from './verify';
import { withoutMetadata } from './media-metadata/blank-metadata';
import { libraryName, storedName, withTrueExtension } from './file-name';
import { rewritePicture } from './rewrite-picture';
import { storeInFormat } from './same-format';
import { storeUnchanged } from './unchanged';

/** A file that the upload plugin is given, as far as this looks at it. */
interface Given {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  /** What the plugin believes before `mimetype`. */
  detectedMimeType?: string;
}
interface FileInfo {
  name?: string | null;
}
interface Data {
  fileInfo?: FileInfo | FileInfo[];
}

export interface UploadOptions {
  /** Of the demonstration content (`unchanged-pictures.ts`). */
  unchanged?: boolean;
}

/** The part of the plugin's `upload` service that takes files and names. */
export interface UploadService {
  upload(given: { data: Data; files: Given | Given[] }, options?: UploadOptions): Promise<unknown>;
  replace(id: unknown, given: { data: Data; file: Given }, options?: object): Promise<unknown>;
  updateFileInfo(id: unknown, info: FileInfo, options?: object): Promise<unknown>;
  findOne(id: unknown): Promise<{ name: string; ext?: string | null; mime: string } | null>;
  getSettings(): Promise<{ sizeOptimization?: boolean } | null>;
}

/** A file on its way through the plugin. */
export interface LibraryPicture {
  name: string;
  mime: string;
  filepath: string;
  tmpWorkingDirectory: string;
}

/** The part of the plugin's `image-manipulation` service that decides how a picture is stored. */
export interface ImageManipulation {
  isImage(file: LibraryPicture): Promise<boolean>;
  isFaultyImage(file: LibraryPicture): Promise<boolean>;
  isOptimizableImage(file: LibraryPicture): Promise<boolean>;
  optimize(file: LibraryPicture): Promise<object>;
  generateFileName(name: string): string;
}

/**
 * Every way into the media library leads through `upload` or `replace`: the admin, the content tool and the demonstration
 * content. Here each file is known by its content, and names are as long as can be stored.
 * @throws ApplicationError for a file that is refused
 */
export function verifyingUploads<Service extends UploadService>(service: Service): Service {
  return {
    ...service,
    async upload({ data, files: given }, options) {
      const list = [given].flat();
      const infos = [data.fileInfo ?? {}].flat();
      const fileInfo = list.map((file, at) => withName(infos[at] ?? {}, file));
      const verified: Given[] = [];
      // One after the other: none is stored before all are known.
      for (const file of list) verified.push(await verify(file));
      const store = () =>
        withoutMetadata(verified, (stored) =>
          service.upload({ data: { ...data, fileInfo }, files: stored }, options),
        );
      return options?.unchanged ? storeUnchanged(store) : store();
    },
    async replace(id, { data, file }, options) {
      const info = [data.fileInfo ?? {}].flat()[0] ?? {};
      const before = await service.findOne(id);
      const verified = await verify(file);
      refuseOtherKind(before, verified);
      return storeInFormat(before, verified, (converted) => {
        const fileInfo = withTrueEnding(withName(info, file), converted);
        return withoutMetadata([converted], ([stored = converted]) =>
          service.replace(id, { data: { ...data, fileInfo }, file: stored }, options),
        );
      });
    },
    updateFileInfo: (id, info, options) =>
      service.updateFileInfo(id, info.name ? { ...info, name: libraryName(info.name) } : info, options),
  };
}

const withName = (info: FileInfo, file: Given) => ({
  ...info,
  name: libraryName(info.name || file.originalFilename || 'unnamed'),
});

/** A picture's name may end as one of another format does; what is no such ending is left alone. */
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
 * Whatever shows the file would show nothing any more, and its address keeps the ending of the old one. Pictures of another format are
 * written in that of the old one (`same-format.ts`); recordings and films cannot be.
 */
function refuseOtherKind(before: { name: string; mime: string } | null, { mimetype }: Given): void {
  if (before === null) return;
  const [was, comes] = [before.mime, mimetype ?? ''];
  const [kind, otherKind] = [getKind(was), getKind(comes)];
  if (kind !== otherKind) {
    throw new errors.ApplicationError(
      `“${before.name}” is ${kind}, and what would take its place is ${otherKind}. Upload that as a new file.`,
    );
  }
  if (kind === KINDS['image'] || getFormat(was) === getFormat(comes)) return;
  throw new errors.ApplicationError(
    `“${before.name}” is of type ${was}, and what would take its place is of type ${comes}. Upload that as a new file.`,
  );
}

/** M4A goes by several names. */
const getFormat = (mime: string): string =>
  /^audio\/(?:x-m4a|m4a|mp4)$/.test(mime) ? 'audio/mp4' : mime.replace(/\/(?:x-|vnd\.)/, '/');

const KINDS: Readonly<Record<string, string>> = { image: 'a picture', audio: 'a recording', video: 'a film' };
const getKind = (mime: string): string => KINDS[mime.split('/')[0] ?? ''] ?? 'a document';

async function verify(file: Given): Promise<Given> {
  const verdict = await verdictOn(file);
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
 * Has every picture rewritten before it is stored and before its narrower widths are made from it. Strapi leaves GIF and
 * AVIF as they are, everything when `sizeOptimization` is off, and turns none.
 */
export function rewritingPictures<Service extends ImageManipulation>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  const uploads = (): UploadService => strapi.plugin('upload').service('upload');
  return {
    ...service,
    // Verified already.
    isImage: (file) => Promise.resolve(file.mime.startsWith('image/')),
    isOptimizableImage: () => Promise.resolve(true),
    // Found while it is rewritten.
    isFaultyImage: () => Promise.resolve(false),
    generateFileName: (name) => storedName(service.generateFileName(name)),
    async optimize(file) {
      const quality = (await uploads().getSettings())?.sizeOptimization ? 80 : 100;
      const rewritten = await rewritePicture(file.filepath, file.tmpWorkingDirectory, quality);
      if (!rewritten) throw new errors.ApplicationError(brokenPicture(file.name));
      const { bytes, ...kept } = rewritten;
      return {
        ...file,
        ...kept,
        size: files.bytesToKbytes(bytes),
        sizeInBytes: bytes,
        getStream: () => fs.createReadStream(kept.filepath),
      };
    },
  };
}
