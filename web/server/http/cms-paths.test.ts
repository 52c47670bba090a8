import { CMS_PATHS, getCmsPath, isUnusuallySpelled } from './cms-paths';

test.each([
  ['/api', 'api'],
  ['/api/blogs?page=1', 'api'],
  ['/admin?x', 'admin'],
  ['/uploads/a.webp', 'uploads'],
  ['/upload/files', 'upload'],
  ['/graphql', 'graphql'],
  ['/', undefined],
  ['/apis', undefined],
  ['/blog/api', undefined],
  ['/toString', undefined],
  ['/%61pi/blogs', 'api'],
  ['/%75ploads/a.webp', 'uploads'],
  ['/%zz', undefined],
])('%s belongs to the CMS path %s', (target, expected) => {
  expect(getCmsPath(target)).toBe(expected);
});

test.each([
  ['/%61pi/blogs', true],
  ['/api/blogs?q=%61', false],
  ['/blog/%61', false],
])('%s disguises a CMS path by encoding: %s', (target, expected) => {
  expect(isUnusuallySpelled(target)).toBe(expected);
});

test('no topic slug collides with a CMS path', () => {
  const topics =
    'addiction-recovery aging allergies body-image cancer child-development chronic-illness communication-skills digestion disability-health disease-prevention eating-disorders emotional-health eye-health fitness healthy-habits heart-health lgbtq-health mens-health mental-health nutrition parenting relationships reproductive-health respiratory-health self-care sexual-health skin-care sleep wellness womens-health';
  expect(topics.split(' ').filter((slug) => CMS_PATHS.some((path) => path === slug))).toEqual([]);
});
