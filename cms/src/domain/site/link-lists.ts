/** The lists of links that the site has in its header and its footer, by the names that editors see. */
export const LINK_LISTS = {
  headerLinks: 'Links in the header',
  socialLinks: 'Social networks',
  footerColumns: 'Columns of the footer',
  footerTools: 'First row at the bottom',
  footerLinks: 'Second row at the bottom',
} as const;

export type LinkList = keyof typeof LINK_LISTS;

export const isLinkList = (field: string): field is LinkList => Object.hasOwn(LINK_LISTS, field);

/** What readers see in place of a list: its default, the links that editors entered, or nothing. */
export const LIST_CHOICES = ['usual', 'own', 'none'] as const;

export type ListChoice = (typeof LIST_CHOICES)[number];

/** The field that says which of them, for each list. */
export type ChoiceField = `${LinkList}Choice`;

export const toChoiceField = (list: LinkList): ChoiceField => `${list}Choice`;

/** The most links of each list, as many as the site's header and footer are made for. */
export const MOST_LINKS = {
  socialLinks: 8,
  headerLinks: 12,
  footerColumns: 6,
  columnLinks: 10,
  footerTools: 12,
  footerLinks: 12,
} as const;

/** The most characters of a link's text, as in the schemas of the components `site.link` and `site.column`. */
export const LONGEST_TEXT = 40;
/** A longer text would take the room of its neighbours in the header's one row. */
export const LONGEST_IN_HEADER = 24;

const isChoice = (value: unknown): value is ListChoice => LIST_CHOICES.some((choice) => choice === value);

/**
 * What readers see in place of a list. As long as nobody has chosen, and in site settings of earlier releases, an empty
 * list means the default.
 */
export function getListChoice(stored: unknown, links: readonly unknown[]): ListChoice {
  if (isChoice(stored)) return stored;
  return links.length > 0 ? 'own' : 'usual';
}
