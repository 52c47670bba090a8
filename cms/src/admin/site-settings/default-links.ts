import {
  CALCULATOR_LINKS,
  FOOTER_COLUMNS,
  FOOTER_LINKS,
  HEADER_LINKS,
  type SiteLink,
} from '../../platform/shared/site-links.gen';
import { slugify } from '../../platform/shared/slug.gen';

/** A row of the form. Strapi keeps rows in the order of their keys. */
interface Row {
  __temp_key__: string;
  text: string;
  url: string;
  links?: Row[];
}

interface DefaultList {
  field: string;
  label: string;
  rows: Row[];
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const getKey = (index: number): string => `a${DIGITS[index] ?? ''}`;

const toRows = (links: readonly SiteLink[]): Row[] =>
  links.map(({ to, text }, index) => ({ __temp_key__: getKey(index), text, url: to }));

/** The lists that the site has while the form has none, as rows that can be changed. */
export const DEFAULT_LISTS: readonly DefaultList[] = [
  { field: 'headerLinks', label: 'Links in the header', rows: toRows(HEADER_LINKS) },
  {
    field: 'footerColumns',
    label: 'Columns of the footer',
    rows: toRows(FOOTER_COLUMNS).map((row, index) => ({
      ...row,
      links: toRows(toCategories(FOOTER_COLUMNS[index]?.names ?? '')),
    })),
  },
  { field: 'footerTools', label: 'First row at the bottom', rows: toRows(CALCULATOR_LINKS) },
  { field: 'footerLinks', label: 'Second row at the bottom', rows: toRows(FOOTER_LINKS) },
];

/** As the site's footer makes them of names. */
function toCategories(names: string): SiteLink[] {
  return names.split(',').map((name) => ({ text: name, to: `/${slugify(name)}` }));
}
