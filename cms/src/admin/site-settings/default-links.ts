import { DEFAULT_LINKS } from '../../domain/site/default-links';
import type { SiteLink } from '../../platform/shared/site-links.gen';

/** A row of the form. Strapi keeps rows in the order of their keys. */
interface Row {
  __temp_key__: string;
  text: string;
  url: string;
  links?: Row[];
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const getKey = (index: number): string => `a${DIGITS[index] ?? ''}`;

const toRow = ({ to, text }: SiteLink, index: number): Row => ({
  __temp_key__: getKey(index),
  text,
  url: to,
});

/** The links that the site has by default, as rows that can be changed, by their lists. */
export const DEFAULT_ROWS: Readonly<Record<string, readonly Row[] | undefined>> = {
  headerLinks: DEFAULT_LINKS.headerLinks.map(toRow),
  footerColumns: DEFAULT_LINKS.footerColumns.map((column, index) => ({
    ...toRow(column, index),
    links: column.links.map(toRow),
  })),
  footerTools: DEFAULT_LINKS.footerTools.map(toRow),
  footerLinks: DEFAULT_LINKS.footerLinks.map(toRow),
};
