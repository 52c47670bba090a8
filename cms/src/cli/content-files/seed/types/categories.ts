import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { CATALOGUE, type Topic } from '../../../../../content/catalogue';
import { type Existing } from '../../articles/existing';
import { CATEGORY } from '../../articles/uids';
import { specifiedHub, toHub } from '../../../../domain/categories/topic-value';
import { slugify } from '../../../../platform/shared/slug.gen';
import { type MediaRun } from '../../media/media-run';
import { type SeedType, type SeedItem } from './seed-type';
import { getForms } from './form-reader';
import { type Ledger } from '../ledger/ledger';

const PREFIX = 'category:';

export const CATEGORY_NAMES: readonly string[] = CATALOGUE.flatMap(({ name, subTopics }) => [
  name,
  ...subTopics,
]);

/** The topics of the catalogue, each with the picture named after it, in catalogue order. */
export async function topics(folder: string, media: MediaRun): Promise<SeedType> {
  const items: SeedItem[] = [];
  for (const [index, topic] of CATALOGUE.entries()) {
    const position = index + 1;
    items.push({
      key: getKey(topic.name),
      source: { name: topic.name, slug: topic.slug, position, hue: topic.hue, hub: toHub(topic) },
      picture: await getPicture(topic, folder, media),
      data: (picture) => ({
        name: topic.name,
        kind: 'topic',
        position,
        picture,
        hue: topic.hue,
        hub: toHub(topic),
      }),
      taken: { $or: [{ name: topic.name }, { slug: topic.slug }] },
    });
  }
  return { uid: CATEGORY, name: 'topics', prefix: PREFIX, items, forms: categoryForms };
}

/**
 * The sub-topics of all topics, in catalogue order.
 * @param known read again before writing, when the topics exist
 */
export function subTopics(ledger: Ledger, known: () => Existing): SeedType {
  const items = CATALOGUE.flatMap((topic) =>
    topic.subTopics.map((name, index): SeedItem => {
      const position = index + 1;
      const slug = slugify(name);
      return {
        key: getKey(name),
        source: { name, slug, position, topic: topic.name },
        picture: null,
        data: () => ({
          name,
          kind: 'sub-topic',
          position,
          parent: known().categoryRows.get(ledger.items[getKey(topic.name)]?.documentId ?? '') ?? null,
        }),
        taken: { $or: [{ name }, { slug }] },
      };
    }),
  );
  return { uid: CATEGORY, name: 'sub-topics', prefix: PREFIX, items, forms: categoryForms };
}

function getKey(name: string): string {
  return `${PREFIX}${slugify(name)}`;
}

async function getPicture({ slug }: Topic, folder: string, media: MediaRun) {
  const relative = `images/topic-${slug}.webp`;
  if (!fs.existsSync(path.join(folder, relative))) return null;
  return media.take(path.join(folder, 'topics.yaml'), 1, relative, { allowed: ['images'], ownAlt: false });
}

const Rows = v.array(
  v.looseObject({
    documentId: v.string(),
    value: v.nullable(v.string()),
    hue: v.nullable(v.number()),
    hub: v.nullish(
      // Without the id of the component's row, which changes.
      v.pipe(
        v.looseObject({ id: v.number() }),
        v.transform(({ id: _id, ...hub }) => hub),
      ),
      null,
    ),
  }),
);
const SHAPE = {
  columns: ['name', 'slug', 'kind', 'position', 'description', 'listName'],
  tied: ['parent'],
  files: ['picture'],
};

export async function categoryForms(strapi: Core.Strapi) {
  const found: unknown = await strapi.db
    .query(CATEGORY)
    .findMany({ populate: { parent: true, picture: true, hub: true } });
  const rows = v.parse(Rows, found);
  const forms = getForms(rows, { ...SHAPE, columns: [...SHAPE.columns, 'hue', 'hub'] });
  // Topics before they had a hue and a hub, if both are what the upgrade filled in (migration `fill-topics`).
  const filled = rows.filter(({ value, hue, hub }) => {
    const specified = (value === null ? undefined : specifiedHub(value)) ?? { hue: null, hub: null };
    return isDeepStrictEqual({ hue, hub }, specified);
  });
  for (const [id, { fields }] of getForms(filled, SHAPE)) {
    const form = forms.get(id);
    if (form) form.former = fields;
  }
  return forms;
}
