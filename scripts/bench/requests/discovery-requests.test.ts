import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISCOVERY, getDiscoveryRequests, type DiscoveryTitle } from './discovery-requests.ts';

const topics = Array.from({ length: 31 }, (_, at) => `topic-${at}`);
const subTopics = Array.from({ length: 620 }, (_, at) => `sub-topic-${at}`);
const getRequest = (title: DiscoveryTitle, articles = 20_000) => {
  const request = getDiscoveryRequests(articles, { topics, subTopics }).find((one) => one.title === title);
  assert.ok(request, title);
  return request;
};
const page = (path: string, articles: number, words = ''): string =>
  `<link rel="canonical" href="http://127.0.0.1:3000${path}"/><p>${words}</p>${Array.from(
    { length: articles },
    (_, at) => `<a href="/blog/bench-${at}">One</a><a href="/blog/bench-${at}">Again</a>`,
  ).join('')}`;

test('has at least two distinct URLs per request', () => {
  for (const { title, paths } of getDiscoveryRequests(1_000, { topics, subTopics })) {
    assert.ok(paths.length >= 2, title);
    assert.equal(new Set(paths).size, paths.length, title);
  }
});

test('requests pages 49 and 50, or the last two full pages of a shorter list', () => {
  const paths = (articles: number) => getRequest(DISCOVERY.deepList, articles).paths;
  assert.deepEqual(paths(20_000), ['/blog-list?page=49', '/blog-list?page=50']);
  assert.deepEqual(paths(1_000), ['/blog-list?page=32', '/blog-list?page=33']);
});

test('requests sixty sub-topics from across the catalogue', () => {
  const { paths } = getRequest(DISCOVERY.subTopic);
  assert.equal(paths.length, 60);
  assert.ok(Number(paths.at(-1)?.split('-').at(-1)) > 600);
});

test('accepts a list only with thirty articles, the right total and its own URL', () => {
  const { right } = getRequest(DISCOVERY.list);
  const path = '/blog-list?page=2';
  assert.equal(right(page(path, 30, '20,000 articles'), path), true);
  assert.equal(right(page(path, 29, '20,000 articles'), path), false);
  assert.equal(right(page(path, 30, '1,000 articles'), path), false);
  assert.equal(right(page('/blog-list', 30, '20,000 articles'), path), false);
});

test('accepts a hub only with all of its sections', () => {
  const { right } = getRequest(DISCOVERY.hub);
  const hub = (sections: number) => page('/topic-0', 6) + '<h2>Section</h2>'.repeat(sections);
  assert.equal(right(hub(6), '/topic-0'), true);
  assert.equal(right(hub(5), '/topic-0'), false);
});

test('accepts from one to ten suggestions', () => {
  const { right } = getRequest(DISCOVERY.suggestions);
  const response = (count: number) => JSON.stringify({ data: { suggestions: Array(count).fill('Sleep') } });
  assert.deepEqual(
    [0, 1, 10, 11].map((count) => right(response(count), '')),
    [false, true, true, false],
  );
});
