import { settings } from '../../platform/settings/settings';
import type { FixedFields, SetVariable } from '../../platform/settings/site-variables';
import type { Form, Labels } from './form';

const DEFAULT_LINKS = 'Empty: the default links, which “Default links” at the side fills in to be changed.';

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
  socialLinks: {
    label: 'Social networks',
    hint: 'The names with the addresses of your pages there. Empty: Facebook, Instagram, Pinterest and YouTube.',
  },
  headerLinks: {
    label: 'Links in the header',
    hint: `Up to 12, with at most 24 characters; narrow windows show the first nine, and the menu all. ${DEFAULT_LINKS}`,
  },
  footerColumns: {
    label: 'Columns of the footer',
    hint: `Up to 6, with up to 10 links each. ${DEFAULT_LINKS}`,
  },
  footerTools: { label: 'First row at the bottom', hint: `By default the calculators. ${DEFAULT_LINKS}` },
  footerLinks: {
    label: 'Second row at the bottom',
    hint: `Keep the links to the legal pages and to Contact Us in it. ${DEFAULT_LINKS}`,
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
  [['headerLinks', 12]],
  [['socialLinks', 12]],
  [['footerColumns', 12]],
  [['footerTools', 12]],
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

const findVariables = (fixed: FixedFields, field: string): SetVariable[] | undefined =>
  Object.entries(fixed).find(([name]) => name === field)?.[1];

function describeFixed(variables: readonly SetVariable[]): string {
  const named = variables.map(({ name, value }) => `${name} (“${value}”)`).join(', ');
  const [what, it] = variables.length > 1 ? ['the variables', 'them'] : ['the variable', 'it'];
  return `Set on the server by ${what} ${named}, which wins over what is here. To change it here, remove ${it} there and restart.`;
}

/** The form as this server shows it. */
export const getSiteForm = (): Form => createSiteForm(settings().fixedFields);
