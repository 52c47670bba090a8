import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { findFileUses } from '../../../../domain/media-library/find-file-uses';
import { type LibraryFile } from '../../media/library-file';

const FILE = 'plugin::upload.file';
const STORE = { type: 'plugin', name: 'content-files', key: 'seed-pictures' } as const;
const Known = v.record(
  v.string(),
  v.object({ name: v.string(), hash: v.string(), alt: v.nullable(v.string()) }),
);

/** The files that seeding added to the media library. */
export class SeededPictures {
  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly known: v.InferOutput<typeof Known>,
  ) {}

  static async read(strapi: Core.Strapi): Promise<SeededPictures> {
    const stored: unknown = await strapi.store(STORE).get({});
    const parsed = v.safeParse(Known, stored ?? {});
    return new SeededPictures(strapi, parsed.success ? parsed.output : {});
  }

  async add(files: Iterable<LibraryFile>): Promise<void> {
    for (const { id, name, hash, alternativeText } of files) {
      this.known[String(id)] = { name, hash, alt: alternativeText };
    }
    await this.strapi.store(STORE).set({ value: this.known });
  }

  /** Removes files that are no longer used and that nobody renamed or gave another description. @returns how many */
  async removeUnused(): Promise<number> {
    const service: { remove(file: unknown): Promise<unknown> } = this.strapi
      .plugin('upload')
      .service('upload');
    let removed = 0;
    for (const [id, { name, hash, alt }] of Object.entries(this.known)) {
      const file: unknown = await this.strapi.db
        .query(FILE)
        .findOne({ where: { id: Number(id), name, hash, alternativeText: alt } });
      if (!file || (await this.isUsed(Number(id), hash))) continue;
      await service.remove(file);
      removed += 1;
    }
    return removed;
  }

  /** Used by a media field of any entry, or in prose, which stores a copy of the file's record. */
  private async isUsed(id: number, hash: string): Promise<boolean> {
    const knex = this.strapi.db.connection;
    const field: unknown = await knex('files_related_mph').first('id').where({ file_id: id });
    if (field) return true;
    const prose: unknown = await knex('components_blocks_rich_text')
      .first('id')
      .whereRaw('CAST(body AS TEXT) LIKE ?', [`%${hash.replaceAll(/[%_\\]/g, '_')}%`]);
    // Used by its address in a published text: such a file is not deleted (C42).
    return Boolean(prose) || (await findFileUses(this.strapi, [id], 1)).length > 0;
  }
}
