import { inParallel } from '../../../platform/jobs/in-parallel';
import fs from 'node:fs';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type UploadOptions } from '../../../platform/uploads/library-services';
import { type Library } from './library';
import { type LibraryFile, libraryFile } from './library-file';
import { type Master } from './master';
import { type Originals } from './originals';

/** The parts of the upload plugin's service used here. */
interface UploadService {
  upload(given: { data: object; files: object }, options?: UploadOptions): Promise<unknown>;
  updateFileInfo(id: number, info: { alternativeText?: string; caption?: string }): Promise<unknown>;
}

/** sharp has its own thread pool: more uploads at the same time than it has threads would only wait. */
const AT_ONCE = 4;

export class Uploader {
  /** By the path of the master. */
  readonly files = new Map<string, LibraryFile>();
  readonly uploaded: LibraryFile[] = [];
  /** Files whose alternative text or credit has changed. */
  described = 0;
  private readonly service: UploadService;

  constructor(
    strapi: Core.Strapi,
    private readonly library: Library,
    private readonly originals: Originals,
    private readonly options: UploadOptions = {},
  ) {
    this.service = strapi.plugin('upload').service('upload');
  }

  /** Finds the masters that are already in the library. Writes nothing. */
  async look(masters: Iterable<Master>): Promise<void> {
    const all = [...masters];
    await this.library.readNames(all.map(({ name }) => name));
    for (const master of all) {
      const found = await this.library.find(master);
      if (found) this.files.set(master.path, found);
    }
  }

  /** Uploads missing files, with their widths for `srcset`, and updates alternative texts and credits. */
  async bring(masters: Iterable<Master>, onFile: (master: Master) => void = () => undefined): Promise<void> {
    await inParallel([...masters], AT_ONCE, async (master) => {
      const found = this.files.get(master.path) ?? (await this.library.find(master));
      this.files.set(master.path, found ? await this.describe(found, master) : await this.upload(master));
      onFile(master);
    });
    if (this.uploaded.length > 0) await this.originals.save();
  }

  private async describe(file: LibraryFile, { alt, credit }: Master): Promise<LibraryFile> {
    const info = {
      ...(alt !== null && alt !== (file.alternativeText ?? null) && { alternativeText: alt }),
      ...(credit !== null && credit !== (file.caption ?? null) && { caption: credit }),
    };
    if (Object.keys(info).length === 0) return file;
    await this.service.updateFileInfo(file.id, info);
    this.described += 1;
    return file;
  }

  private async upload(master: Master): Promise<LibraryFile> {
    const [row] = v.parse(
      v.tuple([v.unknown()]),
      await this.service.upload(
        {
          data: {
            fileInfo: {
              name: master.name,
              alternativeText: master.alt ?? undefined,
              caption: master.credit ?? undefined,
            },
          },
          files: {
            filepath: master.path,
            originalFilename: path.basename(master.path),
            mimetype: master.mime,
            size: fs.statSync(master.path).size,
          },
        },
        this.options,
      ),
    );
    const file = this.library.add(libraryFile(row));
    this.originals.remember(file.id, (await this.library.sha256(file)) ?? '', master.sha256);
    this.uploaded.push(file);
    return file;
  }
}
