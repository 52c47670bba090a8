import escapeHtml from 'escape-html';
import { FEED_PATH } from '../../../src/lib/seo/feed-path';
import { imageType } from '../../../src/lib/seo/image-type';
import { reviewLine } from '../../../src/lib/seo/review-line';
import type { Site } from '../../../src/lib/site/site';
import { SITE_DESCRIPTION } from '../../../src/lib/seo/site-description';
import { blockHtml } from './block-html';
import type { FeedArticle } from './feed-block';
import { xmlElement, xmlDocument, type Xml } from '../xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** The newest articles as RSS 2.0 with their full text. The output depends only on the articles. */
export function getRss(articles: readonly FeedArticle[], site: Site): string {
  const { name, publicUrl, copyright } = site;
  const lastChange = articles
    .map(({ updatedAt }) => updatedAt)
    .reduce((latest, moment) => (moment > latest ? moment : latest), '');
  const channel = xmlElement('channel', {}, [
    xmlElement('title', {}, name),
    xmlElement('link', {}, `${publicUrl}/`),
    xmlElement('description', {}, SITE_DESCRIPTION),
    xmlElement('language', {}, 'en'),
    xmlElement('copyright', {}, copyright),
    ...(lastChange ? [xmlElement('lastBuildDate', {}, rssDate(lastChange))] : []),
    xmlElement('atom:link', { href: publicUrl + FEED_PATH, rel: 'self', type: 'application/rss+xml' }, []),
    ...articles.map((article) => getItem(article, site)),
  ]);
  return xmlDocument(xmlElement('rss', { version: '2.0', ...NAMESPACES }, channel));
}

function getItem(article: FeedArticle, { name, publicUrl }: Site): Xml {
  const { id, title, description, publishedAt, author, categories, thumbnail } = article;
  const address = getAddress(article, publicUrl);
  return xmlElement('item', {}, [
    xmlElement('title', {}, title),
    xmlElement('link', {}, address),
    // The document id stays when the address changes, so feed readers do not show an article twice.
    xmlElement('guid', { isPermaLink: 'false' }, id),
    xmlElement('pubDate', {}, rssDate(publishedAt)),
    xmlElement('dc:creator', {}, author ?? name),
    ...categories.map((category) => xmlElement('category', {}, category.name)),
    ...(description ? [xmlElement('description', {}, description)] : []),
    ...(thumbnail ? [getMedia(thumbnail, publicUrl)] : []),
    xmlElement('content:encoded', {}, getText(article, address)),
  ]);
}

function getText({ content, review }: FeedArticle, address: string): string {
  const absolute = (other: string) => new URL(other, address).href;
  return [
    ...content.map((block) => blockHtml(block, absolute)),
    // As on the page, readers of a health article see who reviewed it (C39).
    `<p>${escapeHtml(reviewLine(review))}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function getMedia(
  { url, width, height, alt }: NonNullable<FeedArticle['thumbnail']>,
  publicUrl: string,
): Xml {
  const absolute = new URL(url, publicUrl).href;
  return xmlElement(
    'media:content',
    { url: absolute, medium: 'image', type: imageType(absolute), width, height },
    alt ? [xmlElement('media:description', { type: 'plain' }, alt)] : [],
  );
}

const getAddress = ({ slug }: FeedArticle, publicUrl: string) =>
  `${publicUrl}/blog/${encodeURIComponent(slug)}`;

/** RFC 822 with a four-digit year, as required by RSS: `Sun, 01 Mar 2026 08:00:00 GMT`. */
const rssDate = (moment: string) => new Date(moment).toUTCString();
