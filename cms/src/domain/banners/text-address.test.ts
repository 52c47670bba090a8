import { requiredCategorySlug, deadEndProblem } from './text-address';

const led = (imageText: string, linkUrl = '') => ({ imageText, linkUrl });

test.each([
  ['Eye Health', 'eye-health'],
  ['Nowhere Land', 'nowhere-land'],
  ['😀', ''],
  [' ', ''],
  // Prefixes of paths that are not pages themselves.
  ['Blog', 'blog'],
  ['Search', 'search'],
  // Paths that web and the CMS serve but that are not pages of the site.
  ['Admin', 'admin'],
])('a banner with the text %j requires a category at /%s', (text, slug) => {
  expect(requiredCategorySlug(led(text))).toBe(slug);
});

test.each([
  ['no text', led('')],
  ['a link', led('Nowhere Land', '/sleep')],
  ['an external link', led('😀', 'https://example.org/')],
  ['the name of a page as its text', led('BMI Calculator')],
  ['the name of another page as its text', led('Contact us')],
])('a banner with %s requires no category', (_what, banner) => {
  expect(requiredCategorySlug(banner)).toBeUndefined();
});

test.each(['wellness', 'javascript:alert(1)', ' '])(
  'a banner with the invalid link %j requires a category for its text',
  (link) => {
    expect(requiredCategorySlug(led('Nowhere Land', link))).toBe('nowhere-land');
  },
);

test('an update requires a category only when the text or the link changes', () => {
  const before = led('Nowhere Land');
  expect(requiredCategorySlug(led('Nowhere Land'), before)).toBeUndefined();
  expect(requiredCategorySlug(led('Neverland'), before)).toBe('neverland');
  expect(requiredCategorySlug(led('Nowhere Land'), led('Nowhere Land', '/sleep'))).toBe('nowhere-land');
});

test.each([
  [
    led('Nowhere Land'),
    '“Nowhere Land” leads nowhere: no category is at /nowhere-land. Write the name of a category, or fill in “Link”.',
  ],
  [
    led('😀'),
    '“😀” leads nowhere: it contains no letter or digit that an address can be made of. Write the name of a category, or fill in “Link”.',
  ],
  [
    led('Nowhere Land', 'wellness'),
    '“Nowhere Land” leads nowhere: no category is at /nowhere-land, and readers cannot follow the “Link” that is filled in. Write the name of a category, or a link such as /sleep or https://example.org/.',
  ],
])('deadEndProblem explains why %j leads nowhere and how to fix it', (banner, message) => {
  expect(deadEndProblem(banner)).toEqual({ field: 'imageText', message });
});
