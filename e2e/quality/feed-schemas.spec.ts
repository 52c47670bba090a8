import type { APIRequestContext } from '@playwright/test';
import { demoArticles } from '../support/product/demo-articles.ts';
import { feedFindings } from '../support/feeds/feed.ts';
import { expect, test } from '../support/fixtures.ts';
import { schemaFindings } from '../support/feeds/xml-schema.ts';

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const SELF = 'https://a.example/feed.xml';

/** A feed with every element that ours has. */
const FEED = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>A</title><link>https://a.example/</link><description>All of it.</description>
    <atom:link href="${SELF}" rel="self" type="application/rss+xml"/>
    <item>
      <title>B</title><link>https://a.example/b</link><guid isPermaLink="false">b</guid>
      <pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate><dc:creator>Ada</dc:creator>
      <content:encoded>&lt;h2&gt;B&lt;/h2&gt;&lt;p&gt;Text.&lt;/p&gt;</content:encoded>
    </item>
  </channel>
</rss>`;

function changed(text: string, [from, to]: readonly [from: string | RegExp, to: string]): string {
  const other = text.replace(from, to);
  expect(other, String(from)).not.toBe(text);
  return other;
}

const inChannel = (more: string) => ['<item>', `${more}<item>`] as const;
const inItem = (more: string) => ['</item>', `${more}</item>`] as const;
const inText = (html: string) => ['&lt;/p&gt;', `&lt;/p&gt;${html.replaceAll('<', '&lt;')}`] as const;

/** A table with column and row headings. */
const tableWith = (scope: string) =>
  `<table><thead><tr><td></td><th scope="col">C</th></tr></thead><tbody><tr><th${scope}>D</th><td>E</td></tr></tbody></table>`;

test('the site feed passes the feed checks', async ({ request, baseURL }) => {
  const feed = await read(request, '/feed.xml');
  const own = new Set(demoArticles.map((article) => baseURL + article.path));
  expect([...own].some((link) => feed.includes(`<link>${link}</link>`))).toBe(true);
  expect(await feedFindings(feed, `${baseURL}/feed.xml`, (link) => own.has(link))).toEqual([]);
});

test('the feed checks accept valid RSS variants', async () => {
  expect(await feedFindings(FEED, SELF)).toEqual([]);
  for (const change of [
    [/(<link>.*?<\/link>)(<description>.*?<\/description>)/, '$2$1'],
    [/(<title>B<\/title>)(.*?)(?=<content)/s, '$2$1'],
    inChannel('<language>en-gb</language><ttl>60</ttl><generator>By hand</generator>'),
    inChannel('<managingEditor>ada@a.example (Ada Example)</managingEditor>'),
    inChannel('<skipHours><hour>0</hour></skipHours><skipDays><day>Sunday</day></skipDays>'),
    inChannel(
      '<image><link>https://a.example/</link><url>https://a.example/a.png</url><title>A</title></image>',
    ),
    inItem('<category domain="a">Sleep</category><category>Rest</category>'),
    inItem('<enclosure url="https://a.example/a.mp3" length="9" type="audio/mpeg"/>'),
    ['<guid isPermaLink="false">b', '<guid>https://a.example/b'],
    ['08:00:00 GMT', '08:00:00 +0100'],
    inText(`<h3>C</h3>${tableWith(' scope="row"')}`),
  ] as const) {
    expect(await feedFindings(changed(FEED, change), SELF), String(change)).toEqual([]);
  }
});

test('the feed checks report each type of mistake', async () => {
  for (const [change, words] of [
    [['version="2.0"', 'version="1.0"'], "attribute 'version'"],
    [['</channel>', ''], 'tag mismatch'],
    [['<description>', '<description/><description>'], "'description'"],
    [['<link>https://a.example/</link>', ''], 'neededOfChannel'],
    [inChannel('<title>A</title>'), 'neededOfChannel'],
    [inChannel('<ttl>1</ttl><ttl>2</ttl>'), 'onceInChannel'],
    [inChannel('<ttl>soon</ttl>'), "Element 'ttl'"],
    [inChannel('<headline>A</headline>'), "Element 'headline'"],
    [inChannel('<dc:autor>Ada</dc:autor>'), 'autor'],
    [inItem('<link>https://a.example/c</link>'), 'onceInItem'],
    [['<link>https://a.example/b', '<link>/b'], "Element 'link'"],
    [[/(<item>.*<\/item>)/s, '$1$1'], 'Duplicate key-sequence'],
    [['Sun, 01 Mar 2026', '2026-03-01'], "Element 'pubDate'"],
    [['Sun, 01 Mar 2026 08', 'Mon, 39 Feb 2026 29'], '“Mon, 39 Feb 2026 29:00:00 GMT” is not a valid date'],
    [['Sun, 01 Mar', 'Sat, 31 Feb'], '“Sat, 31 Feb 2026 08:00:00 GMT” is not a valid date'],
    [['Sun, 01 Mar', 'Mon, 01 Mar'], '“Mon, 01 Mar 2026 08:00:00 GMT” is not a valid date'],
    [['isPermaLink="false"', 'isPermaLink="true"'], 'the guid “b” is not a URL'],
    [[' isPermaLink="false"', ''], 'the guid “b” is not a URL'],
    [[/<guid.*<\/guid>/, ''], 'an item has no guid'],
    [[/<dc:creator.*<\/dc:creator>/, ''], 'an item has no dc:creator'],
    [[/<content:encoded.*<\/content:encoded>/, ''], 'an item has no content:encoded'],
    [
      [`href="${SELF}"`, 'href="https://elsewhere.example/"'],
      'its own address is https://elsewhere.example/',
    ],
    [[/<atom:link.*>/, ''], 'its own address is nowhere'],
    [inText('<p>C<div>D</div></p>'), 'close-order'],
    [inText(tableWith('')), 'scope'],
    [inText('<h4>C</h4>'), 'heading-level'],
  ] as const) {
    expect((await feedFindings(changed(FEED, change), SELF)).join('\n'), String(change)).toContain(words);
  }
});

test('the sitemap matches its schema, and the schema check reports invalid variants', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml');
  expect(schemaFindings(sitemap, 'sitemap.xsd')).toEqual([]);

  for (const [from, to, words] of [
    [/<loc>[^<]*<\/loc>/, '', 'loc )'],
    [/<loc>[^<]*/, '<loc>/', "}loc'"],
    [/<lastmod>[^<]*/, '<lastmod>1 March 2026', "}lastmod'"],
    [/<lastmod>[^<]*/, '<lastmod>2026-02-31', "}lastmod'"],
    ['<urlset ', '<urlset a="b" ', "attribute 'a'"],
  ] as const) {
    expect(schemaFindings(changed(sitemap, [from, to]), 'sitemap.xsd').join('\n')).toContain(words);
  }
});
