import { MOST_LINKS } from './link-lists';
import { findSiteProblems, type StoredSite } from './site-problems';

const NOTHING: StoredSite = {
  name: null,
  copyright: null,
  contactEmail: null,
  editorsEmail: null,
  lightColor: null,
  darkColor: null,
  socialLinks: [],
  headerLinks: [],
  footerColumns: [],
  footerTools: [],
  footerLinks: [],
};
const find = (site: Partial<StoredSite>) => findSiteProblems({ ...NOTHING, ...site });
const fields = (site: Partial<StoredSite>) => find(site).map(({ field }) => field);
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Link ${index}`, url: `/page-${index}` }));

test('nothing entered is no problem', () => {
  expect(find({})).toEqual([]);
  expect(find({ lightColor: '', darkColor: '', contactEmail: '' })).toEqual([]);
});

test('accepts what a site enters', () => {
  const link = { text: 'Sleep', url: '/sleep' };
  expect(
    find({
      name: 'Calm Days',
      copyright: '© 2026 Calm Days',
      contactEmail: 'hello@calm.example',
      editorsEmail: 'editors@calm.example',
      lightColor: '#1f5fa8',
      darkColor: '#9cc5ff',
      socialLinks: [{ text: 'Mastodon', url: 'https://social.example/@calm' }],
      headerLinks: [link, { text: 'Shop', url: 'https://shop.example/' }],
      footerColumns: [{ ...link, links: [{ text: 'Naps', url: '/naps' }] }],
      footerLinks: [{ text: 'Write to us', url: 'mailto:hello@calm.example' }],
    }),
  ).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'https://a@b.example/',
  '#top',
  '',
])('refuses the address %p in every list', (url) => {
  const wrong = [{ text: 'Wrong', url }];
  expect(
    fields({
      socialLinks: wrong,
      headerLinks: wrong,
      footerColumns: [{ text: 'Column', url: '/sleep', links: wrong }],
      footerTools: wrong,
      footerLinks: wrong,
    }),
  ).toEqual([
    'socialLinks.0.url',
    'headerLinks.0.url',
    'footerColumns.0.links.0.url',
    'footerTools.0.url',
    'footerLinks.0.url',
  ]);
});

test('a social network is on the web', () => {
  expect(fields({ socialLinks: [{ text: 'Ours', url: '/sleep' }] })).toEqual(['socialLinks.0.url']);
});

test('limits the length of each list', () => {
  const most = MOST_LINKS.headerLinks;
  expect(find({ headerLinks: links(most) })).toEqual([]);
  expect(find({ headerLinks: links(most + 1) })).toEqual([
    { field: 'headerLinks', message: 'There is room for 12 links, and these are 13. Remove some.' },
  ]);
  const column = { text: 'Column', url: '/sleep', links: links(MOST_LINKS.columnLinks + 1) };
  expect(fields({ footerColumns: [column] })).toEqual(['footerColumns.0.links']);
});

test('limits a text in the header by its characters', () => {
  expect(find({ headerLinks: [{ text: '🌙'.repeat(24), url: '/sleep' }] })).toEqual([]);
  expect(fields({ headerLinks: [{ text: 'x'.repeat(25), url: '/sleep' }] })).toEqual(['headerLinks.0.text']);
});

test('refuses two links of a list that lead to one place', () => {
  expect(fields({ footerLinks: [...links(2), { text: 'Again', url: '/page-1' }] })).toEqual([
    'footerLinks.2.url',
  ]);
});

test('refuses addresses that no mail reaches, and invisible characters', () => {
  expect(fields({ contactEmail: 'nobody', editorsEmail: 'a@b' })).toEqual(['contactEmail', 'editorsEmail']);
  expect(fields({ name: 'Calm\nDays', copyright: '\u202e©' })).toEqual(['name', 'copyright']);
});

test('links of one’s own are at least one', () => {
  expect(find({ socialLinksChoice: 'own' })).toEqual([
    {
      field: 'socialLinksChoice',
      message:
        '“Social networks” has no link of your own yet. Add one, or choose “The usual links” or “None”.',
    },
  ]);
  expect(find({ socialLinksChoice: 'none', headerLinksChoice: 'usual' })).toEqual([]);
});

test('links that readers do not see are kept as they are', () => {
  const headerLinks = [{ text: 'Wrong', url: '#top' }];
  expect(fields({ headerLinks })).toEqual(['headerLinks.0.url']);
  expect(fields({ headerLinks, headerLinksChoice: 'usual' })).toEqual([]);
  expect(fields({ headerLinks, headerLinksChoice: 'none' })).toEqual([]);
});
