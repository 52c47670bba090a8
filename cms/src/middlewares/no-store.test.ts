import noStore from './no-store';

/** The Cache-Control of an answer of this type at this path, which said this by itself. */
async function getCacheControl(path: string, type: string, said = '') {
  let cacheControl = said;
  const ctx = {
    path,
    response: { get: () => cacheControl, is: (asked: string) => asked === type && asked },
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
  // The screens: their page, and their files, whose names change with what is in them.
  ['/admin/content-manager', 'html', 'no-cache', 'no-cache'],
  ['/admin/app-1a2b3c.js', 'js', 'public, max-age=31536000', 'public, max-age=31536000'],
  // While they are built.
  ['/admin/', 'html', 'no-store', 'no-store'],
  ['/api/blogs', 'json', '', ''],
  ['/uploads/picture.webp', 'image/webp', 'public, max-age=31536000', 'public, max-age=31536000'],
])('%s as %s that says %s is answered with %s', async (path, type, said, expected) => {
  expect(await getCacheControl(path, type, said)).toBe(expected);
});
