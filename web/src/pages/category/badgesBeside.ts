import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import type { CategoryBadge } from '../../ui/ArticleTitle/ArticleTitle';

export type Categories = readonly ArticleCardFragment['categories'][number][];

/** The badge of a card on a category's page: the first category besides the page's own, which all cards have. */
export function badgesBeside(own: { slug: string } | null, categories: Categories): CategoryBadge[] {
  const other = categories.find(({ slug }) => slug !== own?.slug);
  return other ? [{ id: other.id, name: other.name, href: `/category/${other.slug}` }] : [];
}
