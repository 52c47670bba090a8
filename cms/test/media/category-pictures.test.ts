import { runQuery, requestQuery } from '../support/graphql/run-query';
import { banner, category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';

let cms: Cms;
const pictures = async (slugs: string[]): Promise<[string, string][]> =>
  (await runQuery(cms, PAGE_QUERIES.CategoryPictures, { slugs })).categoryPictures.map(
    (shown: { category: { slug: string }; picture: { url: string } }) => [
      shown.category.slug,
      /^\/uploads\/(\w+)\.webp/.exec(shown.picture.url)?.[1],
    ],
  );

/** Cancer has its own picture, Breast Cancer a banner that names it, Lung Cancer a banner that links to it. */
beforeAll(async () => {
  cms = await bootCms();
  const own = await picture(cms, 'own');
  const ribbon = await picture(cms, 'ribbon');
  const breath = await picture(cms, 'breath');
  const cancer = await category(cms, 'Cancer', { picture: own });
  for (const name of ['Breast Cancer', 'Lung Cancer', 'Skin Cancer']) {
    await category(cms, name, { kind: 'sub-topic', parent: cancer.id });
  }
  const places = [
    { image: own, title: 'Elsewhere', imageText: 'Breast Cancer', linkUrl: '/cancer' },
    { image: ribbon, title: 'Know it early', imageText: 'Breast Cancer' },
    { image: breath, title: 'Breathe', imageText: '', linkUrl: '/category/lung-cancer' },
  ];
  for (const [position, place] of places.entries()) {
    await banner(cms, { ...place, type: 'Cancer', category: 'popular-product', position });
  }
});
afterAll(() => cms.stop());

test('shows a category with its own picture, or else with a banner that leads to it', async () => {
  expect(await pictures(['lung-cancer', 'cancer', 'breast-cancer'])).toEqual([
    ['lung-cancer', 'breath'],
    ['cancer', 'own'],
    ['breast-cancer', 'ribbon'],
  ]);
});

test('omits categories without a picture, unknown slugs and duplicates', async () => {
  expect(await pictures(['skin-cancer', 'nothing', '', '__proto__', '\0', 'cancer', 'cancer'])).toEqual([
    ['cancer', 'own'],
  ]);
  expect(await pictures([])).toEqual([]);
});

test('refuses more than twenty slugs at once', async () => {
  const slugs = Array.from({ length: 21 }, (_, n) => `c${n}`);
  const { status, body } = await requestQuery(cms, PAGE_QUERIES.CategoryPictures, { slugs });
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(body.errors[0].message).toBe('Ask for at most 20 slugs at once; these are 21.');
});
