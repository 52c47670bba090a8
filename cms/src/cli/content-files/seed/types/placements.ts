import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { findDocumentId, type Existing } from '../../articles/existing';
import { PLACEMENT } from '../../articles/uids';
import { suggestNearest } from '../../model/nearest';
import { type Problem } from '../../model/problem';
import { knownFields } from '../../schema/known-fields';
import { getForms } from './form-reader';
import { type SeedType, type SeedItem } from './seed-type';
import { readYamlList } from './yaml-list';

/** Files in the content folder. */
export const PLACEMENT_FILES = ['placements.yaml', 'hub-placements.yaml'];

const PREFIX = 'placement:';
const Placement = knownFields({
  key: v.pipe(v.string('key must be text'), v.nonEmpty('key must not be empty'), v.maxLength(100)),
  title: v.pipe(v.string('title must be text'), v.nonEmpty('title must not be empty'), v.maxLength(200)),
  topic: v.nullish(v.string('topic must be the name of a category, or null'), null),
  blogs: v.optional(v.array(v.string(), 'blogs must be a list of slugs'), []),
});

/**
 * Lists of articles by slug: those of the home page and those of the hubs (C17).
 * @param slugs of the articles in the content folder
 * @param known read again before writing, when the articles exist
 */
export function placements(
  folder: string,
  slugs: readonly string[],
  categoryNames: readonly string[],
  known: () => Existing,
): { kind: SeedType; problems: Problem[] } {
  const lists = PLACEMENT_FILES.map((file) => readYamlList(folder, file, Placement));
  const problems = lists.flatMap((list) => list.problems);
  const addresses = known().addresses.map(({ slug }) => slug);
  const keys = new Set<string>();
  const items: SeedItem[] = [];
  for (const { fields, file, getLine } of lists.flatMap(({ entries }) => entries)) {
    const { key, title, topic, blogs } = fields;
    const report = (message: string, ...at: PropertyKey[]) =>
      problems.push({ file, line: getLine(...at), message });
    if (keys.has(key)) report(`there are two placements called ${key}: merge them`, 'key');
    keys.add(key);
    if (topic !== null && !categoryNames.includes(topic) && !known().categories.has(topic)) {
      report(`there is no category "${topic}"${suggestNearest(topic, categoryNames)}`, 'topic');
    }
    blogs.forEach((slug, at) => {
      if (!slugs.includes(slug) && !addresses.includes(slug))
        report(`there is no article "${slug}"${suggestNearest(slug, slugs)}`, 'blogs', at);
    });
    items.push({
      key: `${PREFIX}${key}`,
      source: { key, title, topic, blogs },
      picture: null,
      data: () => ({
        key,
        title,
        topic:
          topic === null ? null : (known().categoryRows.get(known().categories.get(topic) ?? '') ?? null),
        blogs: blogs
          .map((slug) => findDocumentId(known(), slug, 'published'))
          .filter((id) => id !== undefined),
      }),
      taken: { key },
    });
  }
  return {
    kind: { uid: PLACEMENT, name: 'placements', prefix: PREFIX, items, forms: placementForms },
    problems,
  };
}

export async function placementForms(strapi: Core.Strapi) {
  const rows: unknown[] = await strapi.db
    .query(PLACEMENT)
    .findMany({ populate: { topic: true, blogs: { select: ['id', 'documentId'] } } });
  return getForms(rows, { columns: ['key', 'title'], tied: ['topic'], articles: 'blogs' });
}
