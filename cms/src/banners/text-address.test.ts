import { addressToProve, deadEnd } from './text-address';

const led = (imageText: string, linkUrl = '') => ({ imageText, linkUrl });

test.each([
  ['Eye Health', 'eye-health'],
  ['Nowhere Land', 'nowhere-land'],
  ['😀', ''],
  [' ', ''],
  // How addresses begin, without a page of their own.
  ['Blog', 'blog'],
  ['Search', 'search'],
  // What web and the CMS answer is no page of the site.
  ['Admin', 'admin'],
])('%j leads by itself, and has to be a category’s at /%s', (text, slug) => {
  expect(addressToProve(led(text))).toBe(slug);
});

test.each([
  ['no text, which leads by its title', led('')],
  ['a link', led('Nowhere Land', '/sleep')],
  ['a link out of the site', led('😀', 'https://example.org/')],
  ['the name of a page', led('BMI Calculator')],
  ['the name of another page', led('Contact us')],
])('%s needs no category', (_what, banner) => {
  expect(addressToProve(banner)).toBeUndefined();
});

test.each(['wellness', 'javascript:alert(1)', ' '])(
  'a link that readers may not follow, %j, is none',
  (link) => {
    expect(addressToProve(led('Nowhere Land', link))).toBe('nowhere-land');
  },
);

test('what an update leaves as it was is not asked about', () => {
  const before = led('Nowhere Land');
  expect(addressToProve(led('Nowhere Land'), before)).toBeUndefined();
  expect(addressToProve(led('Neverland'), before)).toBe('neverland');
  expect(addressToProve(led('Nowhere Land'), led('Nowhere Land', '/sleep'))).toBe('nowhere-land');
});

test.each([
  [
    led('Nowhere Land'),
    '“Nowhere Land” leads nowhere: no category is at /nowhere-land. Write the name of a category, or fill in “Link”.',
  ],
  [
    led('😀'),
    '“😀” leads nowhere: it holds no letter or digit that an address can be made of. Write the name of a category, or fill in “Link”.',
  ],
  [
    led('Nowhere Land', 'wellness'),
    '“Nowhere Land” leads nowhere: no category is at /nowhere-land, and readers cannot follow the “Link” that is filled in. Write the name of a category, or a link such as /sleep or https://example.org/.',
  ],
])('%o: the sentence says why and what to do', (banner, message) => {
  expect(deadEnd(banner)).toEqual({ field: 'imageText', message });
});
