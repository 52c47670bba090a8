import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import type { CalculatorPageQuery } from '../CalculatorPage.gen';

const MOST = 4;

/** Whether the topic itself has articles. Without any, the articles shown are not related. */
export function hasTopicArticles({ articles }: CalculatorPageQuery): boolean {
  return (articles?.articles.length ?? 0) > 0;
}

/** The newest articles of the topic, topped up with the newest of all topics, without duplicates. */
export function getRelatedArticles({ articles, newest }: CalculatorPageQuery): ArticleCardFragment[] {
  const all = [...(articles?.articles ?? []), ...(newest?.articles ?? [])];
  return [...new Map(all.map((article) => [article.id, article])).values()].slice(0, MOST);
}
