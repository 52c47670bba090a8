import type { TitleProps } from '../../../ui/cards/ArticleCard/ArticleTitle';

/** A category badge on the home page leads to the root path of its slug. */
export const homeBadges: TitleProps['getBadges'] = ([first]) =>
  first ? [{ id: first.id, name: first.name, slug: first.slug, href: `/${first.slug}` }] : [];
