import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import type { Block, BlockType } from '../src/blocks/block';
import { fromEntry } from '../src/blocks/from-entry';
import { plainText } from '../src/blocks/plain-text';
import { componentOf } from '../src/blocks/registry';
import type { Article } from '../src/content-files/format/article';
import type { Json } from '../src/content-files/format/json';
import { parseArticle } from '../src/content-files/format/parse-article';
import { problemLine } from '../src/content-files/format/problem';
import { writeArticle } from '../src/content-files/format/write-article';
import { CATALOGUE } from './catalogue';

const FOLDER = join(__dirname, 'articles');
const files = readdirSync(FOLDER);

function read(file: string): Article {
  const parsed = parseArticle(`articles/${file}`, readFileSync(join(FOLDER, file), 'utf8'));
  if (parsed.problems) throw new Error(parsed.problems.map(problemLine).join('\n'));
  return parsed.article;
}

const MEDIA_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};
const isMedia = (value: Json): value is string =>
  typeof value === 'string' && /^\.\.\/(images|media)\//.test(value);

/** An entry as the CMS answers it: its paths of files become files of the media library. */
function stored(value: Json): Json {
  if (isMedia(value)) {
    const mime = MEDIA_TYPES[extname(value)] ?? 'unknown';
    return {
      url: `/uploads${value.slice(2)}`,
      mime,
      width: 800,
      height: 450,
      name: value,
      alternativeText: 'Words',
    };
  }
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, stored(part)]));
}

function mediaIn(value: Json): string[] {
  if (isMedia(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}

const refuseUnknown = {
  unknownComponent(name: string) {
    throw new Error(`no mapping for ${name}`);
  },
};
const blocksOf = ({ content }: Article): Block[] => fromEntry(stored(content), refuseUnknown);

/** Every block type, so that a new one without an example in these articles is a type error here (document 1). */
const BLOCK_TYPES: Record<BlockType, true> = {
  heading: true,
  paragraph: true,
  'inline-heading': true,
  subheading: true,
  image: true,
  list: true,
  'ordered-list': true,
  'bold-text': true,
  'italic-text': true,
  link: true,
  blockquote: true,
  'code-block': true,
  gif: true,
  audio: true,
  embed: true,
  video: true,
  divider: true,
  spacer: true,
  table: true,
  'slider-with-icons': true,
  'auto-carousel': true,
  'raw-html': true,
  'ad-script': true,
};
const PLAIN_LAYOUTS = ['full-bleed-image', 'card-based'];
const PLAIN_TYPES = ['heading', 'paragraph', 'image'];

const topicNames = CATALOGUE.map((topic) => topic.name);
const subTopicNames = CATALOGUE.flatMap((topic) => topic.subTopics);

describe.each(files)('%s', (file) => {
  it('is named after its address', () => {
    expect(`${read(file).slug}.md`).toBe(file);
  });

  it('loses nothing when it is written and read again', () => {
    const written = writeArticle(read(file));
    const again = parseArticle(file, written);
    expect(again.article).toEqual(read(file));
    expect(again.article && writeArticle(again.article)).toBe(written);
  });

  it('is complete for readers and for search engines', () => {
    const article = read(file);
    expect(article.title?.length).toBeLessThanOrEqual(70);
    expect(article.description?.length).toBeGreaterThanOrEqual(140);
    expect(article.description?.length).toBeLessThanOrEqual(160);
    expect(article.thumbnail).not.toBeNull();
    expect(article.faqs.length).toBeGreaterThanOrEqual(3);
    expect(article.faqs.length).toBeLessThanOrEqual(5);
    expect(article.publicationDate && article.publicationDate < '2026-11-20').toBe(true);
  });

  it('claims no review that nobody made (C39)', () => {
    const article = read(file);
    expect([article.author, article.reviewer, article.reviewedOn]).toEqual(['Editorial team', null, null]);
    expect(plainText(blocksOf(article))).toContain('Editorial team, not medically reviewed');
  });

  it('names its topic first and then sub-topics of the catalogue (C20)', () => {
    const [topic, ...subTopics] = read(file).categories;
    expect(topicNames).toContain(topic);
    expect(subTopics.length).toBeGreaterThan(0);
    expect(subTopics.filter((name) => !subTopicNames.includes(name))).toEqual([]);
  });

  it('suggests other articles that exist', () => {
    const { slug, suggestedBlogs } = read(file);
    expect(suggestedBlogs.length).toBeGreaterThan(0);
    expect(suggestedBlogs.filter((other) => other === slug || !files.includes(`${other}.md`))).toEqual([]);
  });

  it('shows every block that it holds', () => {
    const hidden = read(file).content.filter(
      (entry) => fromEntry(stored([entry]), refuseUnknown).length === 0,
    );
    expect(hidden).toEqual([]);
  });

  it('leads only to articles that exist, where it leads within the site', () => {
    const addresses = [...JSON.stringify(blocksOf(read(file))).matchAll(/"url":"(\/(?!uploads\/)[^"]*)"/g)];
    const articles = files.map((name) => `/blog/${name.replace(/\.md$/, '')}`);
    expect(addresses.map(([, url]) => url).filter((url) => url && !articles.includes(url))).toEqual([]);
  });

  it('is neither a note nor a book', () => {
    const words = plainText(blocksOf(read(file))).split(/\s+/).length;
    expect(words).toBeGreaterThan(500);
    expect(words).toBeLessThan(1100);
  });

  it('has its files, and words for its pictures', () => {
    const { content, thumbnail, topBanner, secondTopBanner, middleBanner } = read(file);
    const paths = [...new Set(mediaIn([thumbnail, topBanner, secondTopBanner, middleBanner, content]))];
    expect(paths.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([]);
    const described: unknown = parse(readFileSync(join(__dirname, 'images/images.yaml'), 'utf8'));
    const pictures = paths.flatMap((path) => path.match(/^\.\.\/images\/(.*)$/)?.[1] ?? []);
    for (const name of pictures) expect(described).toHaveProperty([name, 'alt'], expect.stringMatching(/\S/));
  });
});

describe('the articles together', () => {
  const articles = () => files.map(read);

  it('use every block type', () => {
    const used = new Set(articles().flatMap((article) => blocksOf(article).map((block) => block.type)));
    expect(Object.keys(BLOCK_TYPES).filter((type) => ![...used].some((known) => known === type))).toEqual([]);
  });

  it('use every component that is not only typed as prose', () => {
    const used = new Set(articles().flatMap(({ content }) => content.map((entry) => entry.__component)));
    const unused = Object.keys(BLOCK_TYPES).filter(
      (type) => !used.has(`blocks.${type}`) && componentOf(`blocks.${type}`),
    );
    expect(unused).toEqual([]);
  });

  it('use at least five layouts', () => {
    expect(new Set(articles().map((article) => article.layoutType)).size).toBeGreaterThanOrEqual(5);
  });

  it('give the layouts that draw three types nothing else (C16)', () => {
    for (const article of articles().filter(({ layoutType }) => PLAIN_LAYOUTS.includes(layoutType))) {
      expect(blocksOf(article).filter(({ type }) => !PLAIN_TYPES.includes(type))).toEqual([]);
    }
  });

  it('share no paragraph', () => {
    const lines = articles().flatMap((article) => plainText(blocksOf(article)).split('\n'));
    const long = lines.filter((line) => line.length > 60);
    expect(long.filter((line, index) => long.indexOf(line) !== index)).toEqual([]);
  });
});
