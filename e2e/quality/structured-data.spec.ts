import { expect, test } from '../support/fixtures.ts';
import { parseJsonLd } from '../support/structured-data/json-ld.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { FIELDS } from '../support/structured-data/required-fields.ts';
import { loadScreens } from '../support/screens/served.ts';
import { findPageFaults, findMissingRecommended } from '../support/structured-data/structured-data.ts';
import { collectObjects, type JsonLdObject } from '../support/structured-data/json-ld-object.ts';
import { findUnexpectedData } from '../support/structured-data/expected-structured-data.ts';

/**
 * Data that readers and a reviewer add to an article. The screens have none, because their articles are unreviewed and
 * written by a team.
 */
const ADDED = ['AggregateRating', 'InteractionCounter', 'MedicalWebPage', 'Person'];

const INSOMNIA = '/blog/insomnia-what-really-helps';

const typesIn = (things: readonly JsonLdObject[]): Set<string | undefined> =>
  new Set(collectObjects(things).map((thing) => thing['@type']));

test('every screen has the structured data its type requires, without faults', async ({
  request,
  baseURL,
}, testInfo) => {
  const wrong: Record<string, string[]> = {};
  const wishes = new Set<string>();
  const types = new Set<string | undefined>();
  for (const { screen, html } of await loadScreens(request, baseURL)) {
    const jsonLd = parseJsonLd(html);
    const faults = [...findUnexpectedData(screen, jsonLd), ...findPageFaults(html)];
    if (faults.length > 0) wrong[screen.name] = faults;
    for (const wish of findMissingRecommended(jsonLd)) wishes.add(`${screen.name}: ${wish}`);
    for (const type of typesIn(jsonLd)) types.add(type);
  }
  for (const wish of wishes) testInfo.annotations.push({ type: 'would be welcome', description: wish });
  expect(wrong).toEqual({});
  // Otherwise a type that no screen uses any more would go unchecked.
  const expected = Object.keys(FIELDS).filter((type) => !ADDED.includes(type));
  expect([...types]).toEqual(expect.arrayContaining(expected));
});

test('an article with reviewer, rating and comment has valid structured data for them', async ({
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
    const response = await member.call('POST', path, data);
    expect(response.ok(), await response.text()).toBe(true);
  }
  await expect(async () => {
    const html = await (await request.get(`/blog/${slug}`)).text();
    const jsonLd = parseJsonLd(html);
    expect(jsonLd.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList', 'MedicalWebPage']);
    expect([...typesIn(jsonLd)]).toEqual(expect.arrayContaining(ADDED));
    expect(findPageFaults(html)).toEqual([]);
  }).toPass();
});

test('a list names the same author for an article as the article page', async ({ request }) => {
  const thingsAt = async (path: string) =>
    collectObjects(parseJsonLd(await (await request.get(path)).text()));
  const article = (await thingsAt(INSOMNIA)).find((thing) => thing['@type'] === 'Article');
  expect(article?.author).toBeDefined();
  const post = (await thingsAt('/category/insomnia')).find(({ headline }) => headline === article?.headline);
  expect(post?.author).toEqual(article?.author);
});
