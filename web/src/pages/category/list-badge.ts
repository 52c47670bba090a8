import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import type { CategoryBadge } from '../../ui/cards/ArticleCard/ArticleTitle';

export type Categories = readonly ArticleCardFragment['categories'][number][];

export interface Listed {
  name: string;
  slug: string;
}

/**
 * The badge of a card on a category's page. Of an article of the list's topic it tells what else it is about; one that
 * another topic has first (C20) says why it stands here.
 * @param list whose articles are listed; null: of all categories
 * @param topic of a sub-topic
 */
export function listBadge(
  categories: Categories,
  list: Listed | null,
  topic: Listed | null,
): CategoryBadge[] {
  const isOfTopic = !list || categories[0]?.slug === (topic ?? list).slug;
  const others = isOfTopic
    ? categories.filter(({ slug }) => slug !== list?.slug && slug !== topic?.slug)
    : [];
  const told = others[0] ?? list;
  return told ? [{ id: told.slug, name: told.name, slug: told.slug, href: `/category/${told.slug}` }] : [];
}
