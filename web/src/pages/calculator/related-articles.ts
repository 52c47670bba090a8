import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import type { CalculatorPageQuery } from './CalculatorPage.gen';

const MOST = 4;

/** Whether the topic has articles of its own: what is shown without any is not related. */
export function hasOwn({ articles }: CalculatorPageQuery): boolean {
  return (articles?.articles.length ?? 0) > 0;
}

/** The newest of the topic, topped up with the newest of all where it has few: none twice. */
export function relatedArticles({ articles, newest }: CalculatorPageQuery): ArticleCardFragment[] {
  const all = [...(articles?.articles ?? []), ...(newest?.articles ?? [])];
  return [...new Map(all.map((article) => [article.id, article])).values()].slice(0, MOST);
}
