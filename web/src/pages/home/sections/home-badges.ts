import type { TitleProps } from '../../../ui/cards/ArticleCard/ArticleTitle';

/** Category badges on the home page link to the root path of the category's slug. */
export const getHomeBadges: TitleProps['getBadges'] = ([first]) =>
  first ? [{ id: first.id, name: first.name, slug: first.slug, href: `/${first.slug}` }] : [];
