import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { schemaFindings } from './support/xml-schema.ts';

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('the feed is as its schema has it, and one that is not is noticed', async ({ request }) => {
  const feed = await read(request, '/feed.xml');
  expect(schemaFindings(feed, 'rss.xsd')).toEqual([]);

  const [guid = ''] = /<guid [^>]*>[^<]*/.exec(feed) ?? [];
  for (const [broken, words] of [
    [feed.replace('version="2.0"', 'version="1.0"'), "attribute 'version'"],
    [feed.replaceAll(/<guid [^>]*>[^<]*/g, guid), 'Duplicate key-sequence'],
    [feed.replace(/<guid .*?<\/guid>/, ''), 'Expected is ( guid )'],
    [feed.replace(/<pubDate>[^<]*/, '<pubDate>2026-03-01'), "Element 'pubDate'"],
    [feed.replace(/<item>(.*?)<link>[^<]*/s, '<item>$1<link>/blog/a'), "Element 'link'"],
    [feed.replace(/<content:encoded>.*?<\/content:encoded>/s, ''), 'encoded )'],
    [feed.replace('</channel>', ''), 'tag mismatch'],
  ] as const) {
    expect(broken).not.toBe(feed);
    expect(schemaFindings(broken, 'rss.xsd').join('\n')).toContain(words);
  }
});

test('the sitemap is as its schema has it, and one that is not is noticed', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml');
  expect(schemaFindings(sitemap, 'sitemap.xsd')).toEqual([]);

  for (const [broken, words] of [
    [sitemap.replace(/<loc>[^<]*<\/loc>/, ''), 'loc )'],
    [sitemap.replace(/<loc>[^<]*/, '<loc>/'), "}loc'"],
    [sitemap.replace(/<lastmod>[^<]*/, '<lastmod>1 March 2026'), "}lastmod'"],
    [sitemap.replace('<urlset ', '<urlset a="b" '), "attribute 'a'"],
  ] as const) {
    expect(broken).not.toBe(sitemap);
    expect(schemaFindings(broken, 'sitemap.xsd').join('\n')).toContain(words);
  }
});
