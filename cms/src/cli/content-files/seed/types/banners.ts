import path from 'node:path';
import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { TOPIC_BANNERS } from '../../../../../content/topic-banners';
import { BANNER } from '../../articles/uids';
import { getText } from '../../model/json';
import { type Problem } from '../../model/problem';
import { type MediaRun } from '../../media/media-run';
import { fieldsCheck, withoutUndefined } from '../../checks/checks';
import { typeAttributes } from '../../schema/schemas';
import { toEntries } from './entry';
import { getForms } from './form-reader';
import { type SeedType, type SeedItem } from './seed-type';
import { readYamlList } from './yaml-list';

const PREFIX = 'banner:';
const Banner = v.pipe(fieldsCheck(typeAttributes('banner'), 'published'), v.transform(withoutUndefined));

/** The fields of a banner in `banners.yaml` and of the topics' banners. `image` is a path relative to the file. */
export async function banners(
  folder: string,
  media: MediaRun,
): Promise<{ kind: SeedType; problems: Problem[] }> {
  const listed = readYamlList(folder, 'banners.yaml', Banner);
  const made = TOPIC_BANNERS.map((banner) => v.parse(Banner, banner));
  const entries = [...listed.entries, ...toEntries(path.join(folder, 'topic-banners.ts'), made)];
  const problems = [...listed.problems];
  const keys = new Set<string>();
  const items: SeedItem[] = [];
  for (const { fields, file, getLine } of entries) {
    const key = `${PREFIX}${[fields.type, fields.category ?? '', fields.position ?? 0].map(getText).join(':')}`;
    if (keys.has(key)) {
      problems.push({
        file,
        line: getLine(),
        message: 'an earlier banner has this type, category and position: give it another position',
      });
    }
    keys.add(key);
    const picture = await media.take(file, getLine('image'), getText(fields.image), {
      allowed: ['images'],
      ownAlt: false,
    });
    items.push({ key, source: fields, picture, data: (image) => ({ ...fields, image }), taken: null });
  }
  return { kind: { uid: BANNER, name: 'banners', prefix: PREFIX, items, forms: bannerForms }, problems };
}

export async function bannerForms(strapi: Core.Strapi) {
  const rows: unknown[] = await strapi.db.query(BANNER).findMany({ populate: { image: true } });
  return getForms(rows, {
    columns: ['title', 'type', 'category', 'imageText', 'headColor', 'linkUrl', 'position'],
    files: ['image'],
  });
}
