import { createLogoStyle, getTheme } from './logo-style';

const site = { siteName: 'Calm Days', logo: '/uploads/a.png', darkLogo: '/uploads/b.png' };

test('in the dark, the site’s logo for dark pages takes the place of the other', () => {
  expect(createLogoStyle(site, 'light')).not.toContain('/uploads/b.png');
  expect(createLogoStyle(site, 'dark')).toContain(
    'img[src="/uploads/a.png"] { content: url("/uploads/b.png"); }',
  );
});

test('a logo for light pages alone gets a light ground in the dark', () => {
  expect(createLogoStyle({ ...site, darkLogo: null }, 'dark')).toContain('background: #fff');
});

test('without a logo there is nothing to style, and an address cannot end its quotes', () => {
  expect(createLogoStyle({ ...site, logo: null }, 'dark')).toBe('');
  expect(createLogoStyle({ ...site, logo: '/a"]{}' }, 'light')).toContain('img[src="/a%22]{}"]');
});

test('the theme is the editor’s choice, or the system’s', () => {
  expect(getTheme('light', true)).toBe('light');
  expect(getTheme('dark', false)).toBe('dark');
  expect(getTheme('system', true)).toBe('dark');
  expect(getTheme(null, false)).toBe('light');
});
