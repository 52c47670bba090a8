import noStore from './no-store';

/** The Cache-Control of a response of this type at this path that had set this value itself. */
async function getCacheControl(path: string, type: string, initial = '') {
  let cacheControl = initial;
  const ctx = {
    path,
    response: {
      get: () => cacheControl,
      is: (expectedType: string) => expectedType === type && expectedType,
    },
    set: (_name: string, value: string) => (cacheControl = value),
  };
  await noStore()(ctx as never, () => Promise.resolve());
  return cacheControl;
}

test.each([
  ['/admin/users/me', 'json', '', 'no-store'],
  ['/admin/users/me', 'json', 'no-cache', 'no-store'],
  ['/content-manager/collection-types/api::blog.blog', 'json', 'no-cache', 'no-store'],
  ['/upload/files', 'json', '', 'no-store'],
  // The screens: their page, and their files, whose names contain a hash.
  ['/admin/content-manager', 'html', 'no-cache', 'no-cache'],
  ['/admin/app-1a2b3c.js', 'js', 'public, max-age=31536000', 'public, max-age=31536000'],
  // While they are being built.
  ['/admin/', 'html', 'no-store', 'no-store'],
  ['/api/blogs', 'json', '', ''],
  ['/uploads/picture.webp', 'image/webp', 'public, max-age=31536000', 'public, max-age=31536000'],
])('%s as %s with %s gets %s', async (path, type, initial, expected) => {
  expect(await getCacheControl(path, type, initial)).toBe(expected);
});
