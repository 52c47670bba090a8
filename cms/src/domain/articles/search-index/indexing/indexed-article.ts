import * as v from 'valibot';
import { toCard, storedArticle, type ArticleCard, type StoredArticle } from '../../article';
import { VIDEO_LAYOUTS } from '../../../../blocks/block';
import { plainText } from '../../../../blocks/plain-text';
import { indexWords } from '../words/words';

/** A published article as the index stores it. */
export interface IndexedArticle {
  documentId: string;
  /** The publication date in milliseconds since 1970: lists show the newest first. */
  newest: number;
  /** Whether it has a video layout. */
  video: boolean;
  /** Row ids of its categories and of their topics. */
  categoryIds: number[];
  /** Row ids of the files that it shows or links to (`articleFiles`). */
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
 * @param row a published `blogs` row with its content, suggested articles, and categories with their parents populated
 * @param fileIds the result of `articleFiles` for the row
 */
export function toIndexedArticle(row: unknown, fileIds: number[]): IndexedArticle {
  const { categories } = v.parse(Categorised, row);
  const article = storedArticle(row);
  return {
    documentId: article.id,
    newest: Date.parse(article.publishedAt),
    video: VIDEO_LAYOUTS.includes(article.layout),
    categoryIds: [...new Set(categories.flatMap(({ id, parent }) => (parent ? [id, parent.id] : [id])))],
    fileIds,
    words: {
      title: indexWords(article.title),
      description: indexWords(article.description ?? ''),
      categories: article.categories.flatMap(({ name }) => indexWords(name)),
      body: indexWords(plainText(article.content)),
    },
    article,
    card: toCard(article),
  };
}
