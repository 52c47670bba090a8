import {
  CALCULATOR_LINKS,
  FOOTER_COLUMNS,
  FOOTER_LINKS,
  HEADER_LINKS,
  type SiteLink,
} from '../../platform/shared/site-links.gen';
import { slugify } from '../../platform/shared/slug.gen';

/** As the site's footer makes them of names. */
const toCategories = (names: string): SiteLink[] =>
  names.split(',').map((name) => ({ text: name, to: `/${slugify(name)}` }));

/** The links that the site has by default. Those of social networks lead to pages of each site's own. */
export const DEFAULT_LINKS = {
  headerLinks: HEADER_LINKS,
  footerColumns: FOOTER_COLUMNS.map(({ to, text, names }) => ({ to, text, links: toCategories(names) })),
  footerTools: CALCULATOR_LINKS,
  footerLinks: FOOTER_LINKS,
};

export const DEFAULT_ADDRESSES: ReadonlySet<string> = new Set(
  [
    ...DEFAULT_LINKS.headerLinks,
    ...DEFAULT_LINKS.footerColumns.flatMap((column) => [column, ...column.links]),
    ...DEFAULT_LINKS.footerTools,
    ...DEFAULT_LINKS.footerLinks,
  ].map(({ to }) => to),
);
