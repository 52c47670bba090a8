import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { BANNER } from '../articles/uids';
import { textOf } from '../format/json';
import { type Problem } from '../format/problem';
import { type MediaRun } from '../media/media-run';
import { fieldsCheck, withoutUndefined } from '../schema/checks';
import { typeAttributes } from '../schema/schemas';
import { formsOf } from './form-reader';
import { type Kind, type SeedItem } from './kind';
import { readYamlList } from './yaml-list';

const PREFIX = 'banner:';
const Banner = v.pipe(fieldsCheck(typeAttributes('banner'), 'published'), v.transform(withoutUndefined));

/** `banners.yaml`: the fields of a banner, `image` a path relative to the file. */
export async function banners(folder: string, media: MediaRun): Promise<{ kind: Kind; problems: Problem[] }> {
  const { file, items: read, problems, lineOf } = readYamlList(folder, 'banners.yaml', Banner);
  const items: SeedItem[] = [];
  for (const [index, fields] of read.entries()) {
    const key = `${PREFIX}${[fields.type, fields.category ?? '', fields.position ?? 0].map(textOf).join(':')}`;
    if (items.some((item) => item.key === key)) {
      problems.push({
        file,
        line: lineOf(index),
        message: 'an earlier banner has this type, category and position: give it another position',
      });
    }
    const picture = await media.take(file, lineOf(index, 'image'), textOf(fields.image), {
      allowed: ['images'],
      ownAlt: false,
    });
    items.push({ key, source: fields, picture, data: (image) => ({ ...fields, image }), taken: null });
  }
  return { kind: { uid: BANNER, name: 'banners', prefix: PREFIX, items, forms: bannerForms }, problems };
}

export async function bannerForms(strapi: Core.Strapi) {
  const rows: unknown[] = await strapi.db.query(BANNER).findMany({ populate: { image: true } });
  return formsOf(rows, {
    columns: ['title', 'type', 'category', 'imageText', 'headColor', 'linkUrl', 'position'],
    files: ['image'],
  });
}
