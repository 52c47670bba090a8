import type { ArticleRow, ArticleStatus, ListedCategory } from '../listed-article';

export const countStatus = (articles: readonly ArticleRow[], status: ArticleStatus): number =>
  articles.filter((article) => (article.status ?? 'draft') === status).length;

/** How many of the articles are planned to be published. */
export const countPlanned = (articles: readonly ArticleRow[]): number =>
  articles.filter(({ listed }) => listed?.plans.some(({ action, failed }) => action === 'publish' && !failed))
    .length;

/** The categories that the articles have, each once, by name. */
export function listCategories(articles: readonly ArticleRow[]): ListedCategory[] {
  const all = articles.flatMap(({ listed }) => listed?.categories ?? []);
  const once = new Map(all.map((category) => [category.documentId, category]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
