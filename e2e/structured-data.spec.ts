import { expect, test } from './support/fixtures.ts';
import { MemberApi } from './support/member-api.ts';
import { FIELDS } from './support/required-fields.ts';
import { screens } from './support/screens.ts';
import { faultsOf, thingsIn, toldIn, wishesOf, type Thing } from './support/structured-data.ts';

/** What readers and a reviewer add to an article. None of the screens has it: nothing there is reviewed, and a team wrote it. */
const ADDED = ['AggregateRating', 'InteractionCounter', 'MedicalWebPage', 'Person'];

const INSOMNIA = '/blog/insomnia-what-really-helps';

const typesIn = (things: readonly Thing[]): Set<string | undefined> =>
  new Set(thingsIn(things).map((thing) => thing['@type']));

test('what every screen tells search engines is in schema.org’s words, whole and sound', async ({
  request,
}, testInfo) => {
  const wrong: Record<string, string[]> = {};
  const wishes = new Set<string>();
  const types = new Set<string | undefined>();
  for (const { name, path } of screens) {
    const told = toldIn(await (await request.get(path)).text());
    const faults = faultsOf(told);
    if (faults.length > 0) wrong[name] = faults;
    for (const wish of wishesOf(told)) wishes.add(`${name}: ${wish}`);
    for (const type of typesIn(told)) types.add(type);
  }
  for (const wish of wishes) testInfo.annotations.push({ type: 'would be welcome', description: wish });
  expect(wrong).toEqual({});
  // A type that no screen tells of any more would be looked at no more.
  const expected = Object.keys(FIELDS).filter((type) => !ADDED.includes(type));
  expect([...types]).toEqual(expect.arrayContaining(expected));
});

test('so is what reviewers, ratings and comments add to an article', async ({
  request,
  admin,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const blog_id = await admin.publishArticle({
    title: uniqueTitle,
    slug,
    content: [],
    reviewer: 'Dr. Ada Example',
    reviewedOn: '2026-03-04',
  });
  const member = await MemberApi.signUp(request);
  for (const [path, data] of [
    ['/ratings', { blog_id, rating: 4 }],
    ['/comments', { blog_id, comment_text: 'An early walk helps.' }],
  ] as const) {
    const answer = await member.call('POST', path, data);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await expect(async () => {
    const told = toldIn(await (await request.get(`/blog/${slug}`)).text());
    expect([...typesIn(told)]).toEqual(expect.arrayContaining(ADDED));
    expect(faultsOf(told)).toEqual([]);
  }).toPass({ timeout: 15_000 });
});

test('a list names the same author of an article as its own page', async ({ request }) => {
  const thingsAt = async (path: string) => thingsIn(toldIn(await (await request.get(path)).text()));
  const article = (await thingsAt(INSOMNIA)).find((thing) => thing['@type'] === 'Article');
  expect(article?.author).toBeDefined();
  const post = (await thingsAt('/category/insomnia')).find(({ headline }) => headline === article?.headline);
  expect(post?.author).toEqual(article?.author);
});

test('what is wrong with structured data is found', () => {
  const site = { '@type': 'WebSite', '@id': 'https://a.example/#site', name: 'A', url: 'https://a.example/' };
  expect(faultsOf([site])).toEqual([]);
  for (const [mistake, fault] of [
    [{ '@type': 'Webpage' }, 'Webpage is no type of schema.org'],
    [{ '@type': 'Recipe' }, 'Recipe has no line in required-fields.ts'],
    [{ name: '' }, 'WebSite has no name'],
    [{ headlin: 'A' }, 'WebSite has no property headlin in schema.org'],
    [{ url: '/' }, 'url of WebSite is "/", not URL'],
    [{ '@id': '#site' }, 'WebSite has the @id “#site”'],
    [{ dateModified: '3 March 2026' }, 'dateModified of WebSite is "3 March 2026", not Date or DateTime'],
    [{ dateModified: '2026-13-01' }, 'dateModified of WebSite is "2026-13-01", not Date or DateTime'],
    [{ commentCount: 'many' }, 'commentCount of WebSite is "many", not Integer'],
    [{ publisher: { '@id': 'https://a.example/#us' } }, 'https://a.example/#us leads to nothing in the page'],
    [{ publisher: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }, 'publisher of WebSite is'],
  ] as const) {
    expect(faultsOf([{ ...site, ...mistake }]).join('\n')).toContain(fault);
  }
});
