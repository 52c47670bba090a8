import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import type { CategoryBadge } from '../../../ui/cards/ArticleCard/ArticleTitle';

export type Categories = readonly ArticleCardFragment['categories'][number][];

export interface ListedCategory {
  name: string;
  slug: string;
}

/**
 * The badge of a card on a category page. For an article of the list's own topic, it names another of the article's
 * categories, if there is one. For an article that belongs to another topic first (C20), it names the list's category,
 * which explains why the article is listed.
 * @param list the category whose articles are listed; null for all categories
 * @param topic the topic of a sub-topic
 */
export function getListBadge(
  categories: Categories,
  list: ListedCategory | null,
  topic: ListedCategory | null,
): CategoryBadge[] {
  const isOfTopic = !list || categories[0]?.slug === (topic ?? list).slug;
  const others = isOfTopic
    ? categories.filter(({ slug }) => slug !== list?.slug && slug !== topic?.slug)
    : [];
  const shown = others[0] ?? list;
  return shown
    ? [{ id: shown.slug, name: shown.name, slug: shown.slug, href: `/category/${shown.slug}` }]
    : [];
}
