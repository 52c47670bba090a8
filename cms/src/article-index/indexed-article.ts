import * as v from 'valibot';
import { fromEntry } from '../blocks/from-entry';
import { plainText } from '../blocks/plain-text';
import { wordsOf } from './words';

/** What the index keeps of a published article. */
export interface IndexedArticle {
  documentId: string;
  /** Publication, in milliseconds since 1970: lists go from the newest. */
  newest: number;
  /** Row ids of its categories and of their topics. */
  categoryIds: number[];
  words: { title: string[]; description: string[]; categories: string[]; body: string[] };
}

const Moment = v.nullish(
  v.pipe(
    v.union([v.string(), v.date(), v.number()]),
    v.transform((moment) => new Date(moment).getTime()),
  ),
);
const Row = v.object({
  documentId: v.string(),
  title: v.nullish(v.string(), ''),
  description: v.nullish(v.string(), ''),
  publicationDate: Moment,
  publishedAt: Moment,
  categories: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        parent: v.nullish(v.object({ id: v.number() }), null),
      }),
    ),
    [],
  ),
  content: v.nullish(v.array(v.unknown()), []),
});

/** @param row a published `blogs` row with its content, and its categories with their parents, populated */
export function indexedArticle(row: unknown): IndexedArticle {
  const { documentId, title, description, publicationDate, publishedAt, categories, content } = v.parse(
    Row,
    row,
  );
  return {
    documentId,
    newest: publicationDate ?? publishedAt ?? 0,
    categoryIds: [...new Set(categories.flatMap(({ id, parent }) => (parent ? [id, parent.id] : [id])))],
    words: {
      title: wordsOf(title),
      description: wordsOf(description),
      categories: categories.flatMap(({ name }) => wordsOf(name)),
      body: wordsOf(plainText(fromEntry(content))),
    },
  };
}
