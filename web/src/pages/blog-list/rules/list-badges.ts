import type { TitleProps } from '../../../ui/cards/ArticleCard/ArticleTitle';

/** A card has room for no more. */
const MOST = 3;

/**
 * The category badges of a card in the blog list: the first of several leads to the categories list, every other to its
 * category.
 */
export const listBadges: TitleProps['getBadges'] = (categories) =>
  categories.slice(0, MOST).map(({ id, name, slug }, place) => ({
    id,
    name,
    slug,
    href: place === 0 && categories.length > 1 ? `/categories-list/${slug}` : `/category/${slug}`,
  }));
