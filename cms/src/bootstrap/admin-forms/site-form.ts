import { LINK_LISTS, LONGEST_IN_HEADER, MOST_LINKS } from '../../domain/site/link-lists';
import { settings } from '../../platform/settings/settings';
import type { FixedFields, SetVariable } from '../../platform/settings/site-variables';
import type { Form, Labels } from './form';

const OWN = '“My own” begins with the usual links, to be changed.';

const LABELS: Record<string, { label: string; hint: string }> = {
  name: { label: 'Name of the site', hint: 'In the header, titles, mails and feeds. Empty: Wellfolio.' },
  copyright: { label: 'Copyright', hint: 'The last line of the footer. Empty: © 2025 Wellfolio.' },
  contactEmail: {
    label: 'Contact address for readers',
    hint: 'Shown on the contact and legal pages.',
  },
  editorsEmail: {
    label: 'Address that receives messages',
    hint: 'What readers write on the contact page is sent there. Shown in mails, never on the site.',
  },
  logo: {
    label: 'Logo',
    hint: 'In the header instead of the mark and the name, up to 44 pixels high, and in search results. It is read to people who cannot see it: with its alternative text, or the name of the site.',
  },
  darkLogo: {
    label: 'Logo on dark',
    hint: 'For readers whose device shows dark pages. Empty: the same logo.',
  },
  shareImage: {
    label: 'Picture for sharing',
    hint: 'Shown when a page without its own picture is shared. 1200 by 630 pixels fit best.',
  },
  lightColor: {
    label: 'Colour',
    hint: 'Of links and buttons, such as #1f5fa8. Empty: teal. Topics keep their own colours. A colour that is hard to read is not saved; the message names the nearest one.',
  },
  darkColor: {
    label: 'Colour on dark',
    hint: 'For readers whose device shows dark pages, such as #9cc5ff. Empty: made from the colour.',
  },
  headerLinksChoice: { label: LINK_LISTS.headerLinks, hint: OWN },
  headerLinks: {
    label: 'My links in the header',
    hint: `Up to ${MOST_LINKS.headerLinks}, each with at most ${LONGEST_IN_HEADER} characters; narrow windows show the first nine, and the menu all.`,
  },
  socialLinksChoice: {
    label: LINK_LISTS.socialLinks,
    hint: 'The usual ones are Facebook, Instagram, Pinterest and YouTube.',
  },
  socialLinks: {
    label: 'My social networks',
    hint: `Up to ${MOST_LINKS.socialLinks}: the names with the addresses of your pages there.`,
  },
  footerColumnsChoice: { label: LINK_LISTS.footerColumns, hint: OWN },
  footerColumns: {
    label: 'My columns',
    hint: `Up to ${MOST_LINKS.footerColumns}, with up to ${MOST_LINKS.columnLinks} links each.`,
  },
  footerToolsChoice: { label: LINK_LISTS.footerTools, hint: `The usual ones are the calculators. ${OWN}` },
  footerTools: { label: 'My links in the first row', hint: `Up to ${MOST_LINKS.footerTools}.` },
  footerLinksChoice: {
    label: LINK_LISTS.footerLinks,
    hint: `The usual ones are the legal pages, Contact Us and About. ${OWN}`,
  },
  footerLinks: {
    label: 'My links in the second row',
    hint: `Up to ${MOST_LINKS.footerLinks}. Keep the links to the legal pages and to Contact Us among them.`,
  },
  showsAds: { label: 'Places for ads', hint: 'Off: no places for ads, and no ads in articles.' },
  adCode: {
    label: 'Code of the ad',
    hint: 'Of your ad network, for every place. It runs in a frame that cannot read the page. Empty: empty places.',
  },
};

const ROWS: Form['rows'] = [
  [
    ['name', 6],
    ['copyright', 6],
  ],
  [
    ['contactEmail', 6],
    ['editorsEmail', 6],
  ],
  [
    ['logo', 4],
    ['darkLogo', 4],
    ['shareImage', 4],
  ],
  [
    ['lightColor', 6],
    ['darkColor', 6],
  ],
  [['headerLinksChoice', 6]],
  [['headerLinks', 12]],
  [['socialLinksChoice', 6]],
  [['socialLinks', 12]],
  [['footerColumnsChoice', 6]],
  [['footerColumns', 12]],
  [['footerToolsChoice', 6]],
  [['footerTools', 12]],
  [['footerLinksChoice', 6]],
  [['footerLinks', 12]],
  [['showsAds', 6]],
  [['adCode', 12]],
];

/** @param fixed the fields that the environment of the server sets: they are read-only, and say by what */
export const createSiteForm = (fixed: FixedFields): Form => ({
  rows: ROWS,
  labels: Object.fromEntries(
    Object.entries(LABELS).map(([field, words]): [string, Labels[string]] => {
      const variables = findVariables(fixed, field);
      return [field, variables ? { label: words.label, hint: describeFixed(variables), shown: true } : words];
    }),
  ),
  list: ['name'],
  sort: { by: 'name', order: 'ASC' },
  called: 'title',
});

/** What fixes a list fixes the choice of it as well. */
const findVariables = (fixed: FixedFields, field: string): SetVariable[] | undefined =>
  Object.entries(fixed).find(([name]) => [name, `${name}Choice`].includes(field))?.[1];

function describeFixed(variables: readonly SetVariable[]): string {
  const named = variables.map(({ name, value }) => `${name} (“${value}”)`).join(', ');
  const [what, it] = variables.length > 1 ? ['the variables', 'them'] : ['the variable', 'it'];
  return `Set on the server by ${what} ${named}, which wins over what is here. To change it here, remove ${it} there and restart.`;
}

/** The form as this server shows it. */
export const getSiteForm = (): Form => createSiteForm(settings().fixedFields);
