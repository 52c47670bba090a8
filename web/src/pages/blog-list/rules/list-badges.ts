import type { TitleProps } from '../../../ui/cards/ArticleCard/ArticleTitle';

/** A card has no room for more. */
const MOST = 3;

/**
 * The category badges of a card in the blog list. With several badges, the first links to the categories list and the
 * others to their category.
 */
export const getCardBadges: TitleProps['getBadges'] = (categories) =>
  categories.slice(0, MOST).map(({ id, name, slug }, place) => ({
    id,
    name,
    slug,
    href: place === 0 && categories.length > 1 ? `/categories-list/${slug}` : `/category/${slug}`,
  }));
