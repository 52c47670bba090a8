import * as v from 'valibot';
import { cardOf, storedArticle, type ArticleCard, type StoredArticle } from '../articles/article';
import { VIDEO_LAYOUTS } from '../blocks/block';
import { plainText } from '../blocks/plain-text';
import { LibraryFile } from './library-file';
import { hashesIn, textsIn } from './linked-files';
import { wordsOf } from './words';

/** What the index keeps of a published article. */
export interface IndexedArticle {
  documentId: string;
  /** Publication, in milliseconds since 1970: lists go from the newest. */
  newest: number;
  /** Whether it is laid out to be watched. */
  video: boolean;
  /** Row ids of its categories and of their topics. */
  categoryIds: number[];
  /** Row ids of the files that it shows or gives the address of: when one changes, so does the article. */
  fileIds: number[];
  words: { title: string[]; description: string[]; categories: string[]; body: string[] };
  article: StoredArticle;
  card: ArticleCard;
}

const Categorised = v.object({
  categories: v.nullish(
    v.array(v.object({ id: v.number(), parent: v.nullish(v.object({ id: v.number() }), null) })),
    [],
  ),
});

/**
 * @param row a published `blogs` row with its content, the articles it suggests, and its categories with their parents,
 *   populated
 * @param linked what `linkedFiles` found of it
 */
export function indexedArticle(row: unknown, linked: ReadonlyMap<string, number>): IndexedArticle {
  const { categories } = v.parse(Categorised, row);
  const article = storedArticle(row);
  return {
    documentId: article.id,
    newest: Date.parse(article.publishedAt),
    video: VIDEO_LAYOUTS.includes(article.layout),
    categoryIds: [...new Set(categories.flatMap(({ id, parent }) => (parent ? [id, parent.id] : [id])))],
    fileIds: [...new Set([...fileIdsIn(row), ...linkedIn(row, linked)])],
    words: {
      title: wordsOf(article.title),
      description: wordsOf(article.description ?? ''),
      categories: article.categories.flatMap(({ name }) => wordsOf(name)),
      body: wordsOf(plainText(article.content)),
    },
    article,
    card: cardOf(article),
  };
}

/** Of every file of the media library that stands anywhere in a row, however deep. */
function fileIdsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(fileIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  // Of the hundreds of values in an article few have a type of file: only those are looked at closely.
  return 'mime' in value && v.is(LibraryFile, value) ? [value.id] : Object.values(value).flatMap(fileIdsIn);
}

/** Of every file whose address stands in a text. */
const linkedIn = (row: unknown, linked: ReadonlyMap<string, number>): number[] =>
  textsIn(row)
    .flatMap(hashesIn)
    .flatMap((hash) => linked.get(hash) ?? []);
