import { NO_SETTINGS } from '../../test/fake-cms';
import { parseSettings } from '../settings';
import { mergeSite } from './merge-site';

type Entered = Parameters<typeof mergeSite>[2];

const nothing: Entered = { __typename: 'Site', ...NO_SETTINGS };
const merge = (entered: Partial<Entered>, env: Record<string, string> = {}) => {
  const { site, fixed } = parseSettings(env);
  return mergeSite(site, fixed, { ...nothing, ...entered });
};
const link = (text: string, to: string) => ({ __typename: 'SiteLink' as const, text, to });

test('with nothing entered, the settings are the same to the byte', () => {
  const { site } = parseSettings({});
  expect(JSON.stringify(merge({}))).toBe(JSON.stringify(site));
});

test('what editors entered comes before the defaults', () => {
  expect(
    merge({
      name: 'Calm Days',
      copyright: '© 2026',
      contactEmail: 'hello@calm.example',
      socialLinks: [link('Mastodon', 'https://social.example/@calm')],
      headerLinks: [link('Sleep', '/sleep')],
      footerColumns: [
        { __typename: 'SiteColumn', text: 'Rest', to: '/sleep', links: [link('Naps', '/naps')] },
      ],
    }),
  ).toMatchObject({
    name: 'Calm Days',
    copyright: '© 2026',
    contactEmail: 'hello@calm.example',
    social: [{ name: 'Mastodon', url: 'https://social.example/@calm' }],
    headerLinks: [{ text: 'Sleep', to: '/sleep' }],
    footerColumns: [{ text: 'Rest', to: '/sleep', links: [{ text: 'Naps', to: '/naps' }] }],
  });
});

test('an empty list of links means none, and a missing one the default', () => {
  const lists = { socialLinks: [], headerLinks: [], footerColumns: [], footerTools: [], footerLinks: [] };
  expect(merge(lists)).toMatchObject({
    social: [],
    headerLinks: [],
    footerColumns: [],
    footerTools: [],
    footerLinks: [],
  });
  expect(merge({ socialLinks: [] }, { SOCIAL_YOUTUBE: 'https://video.example' }).social).toHaveLength(4);
  expect(merge({})).not.toHaveProperty('headerLinks');
});

test('the environment comes first where it is set', () => {
  const env = { SITE_NAME: 'Good & Well', SOCIAL_YOUTUBE: 'https://video.example', COPYRIGHT: '' };
  const site = merge(
    { name: 'Calm Days', copyright: '© 2026', socialLinks: [link('Mastodon', 'https://social.example/')] },
    env,
  );
  expect(site).toMatchObject({ name: 'Good & Well', copyright: '© 2026' });
  expect(site.social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'Pinterest', 'YouTube']);
});

test('pages carry no type names of GraphQL', () => {
  expect(JSON.stringify(merge({ footerLinks: [link('About', '/about')] }))).not.toContain('__typename');
});

test('a logo for dark pages needs one for light pages', () => {
  const darkLogo = { __typename: 'Picture' as const, url: '/uploads/dark.webp', width: 80, height: 40 };
  expect(merge({ darkLogo })).not.toHaveProperty('darkLogo');
  const logo = { ...darkLogo, url: '/uploads/logo.webp', alt: 'Calm Days' };
  expect(merge({ logo, darkLogo })).toMatchObject({
    logo: { url: '/uploads/logo.webp', width: 80, height: 40, alt: 'Calm Days' },
    darkLogo: { url: '/uploads/dark.webp' },
  });
});

test('ads are switched off, or have a frame', () => {
  expect(merge({ showsAds: false, adFrameUrl: '/ad-frame/site/0' })).toMatchObject({ hidesAds: true });
  expect(merge({ showsAds: false, adFrameUrl: '/ad-frame/site/0' })).not.toHaveProperty('adFrame');
  expect(merge({ adFrameUrl: '/ad-frame/site/0' })).toMatchObject({ adFrame: '/ad-frame/site/0' });
});
