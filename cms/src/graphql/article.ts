import type { Article, ArticleCard, Category } from '../articles/article';
import { blockAnswer } from './block';

/** The enumerations of the schema are the domain's words in capitals. */
function enumOf(word: string): string {
  return word.toUpperCase().replace(/-/g, '_');
}

function categoryAnswer({ kind, ...category }: Category) {
  return { ...category, kind: enumOf(kind) };
}

/** `ArticleCard` of the schema. */
export function cardAnswer({ categories, ...card }: ArticleCard) {
  return { ...card, categories: categories.map(categoryAnswer) };
}

/** `Article` of the schema. */
export function articleAnswer({ layout, content, suggested, categories, ...article }: Article) {
  return {
    ...article,
    layout: enumOf(layout),
    categories: categories.map(categoryAnswer),
    content: content.map((block, position) => blockAnswer(block, { articleId: article.id, position })),
    suggested: suggested.map(cardAnswer),
  };
}
