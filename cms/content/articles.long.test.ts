import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Block, BlockType } from '../src/blocks/block';
import { fromEntry } from '../src/blocks/from-entry';
import { getComponent } from '../src/blocks/registry';
import type { Article } from '../src/cli/content-files/model/article';
import type { Json } from '../src/cli/content-files/model/json';
import { parseArticle } from '../src/cli/content-files/format/parse-article';
import { problemLine } from '../src/cli/content-files/model/problem';
import { writeArticle } from '../src/cli/content-files/format/write-article';
import { CATALOGUE } from './catalogue';
import { measureFigures } from '../src/cli/content-lint/figures';
import { readSubjectsFromFiles } from '../src/cli/content-lint/from-files';
import { lint } from '../src/cli/content-lint/lint';
import { problemLines } from '../src/cli/content-lint/report';

const FOLDER = join(__dirname, 'articles');
const files = readdirSync(FOLDER);

const articlesRead = new Map<string, Article>();

/** Parsed once and shared by all tests, which do not change it. */
function read(file: string): Article {
  const article = articlesRead.get(file) ?? parse(file);
  articlesRead.set(file, article);
  return article;
}

function parse(file: string): Article {
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

/** An entry as the CMS returns it: file paths become files of the media library. */
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

const refuseUnknown = {
  unknownComponent(name: string) {
    throw new Error(`no mapping for ${name}`);
  },
};
const getBlocks = ({ content }: Article): Block[] => fromEntry(stored(content), refuseUnknown);

/** Lists every block type, so that a new one without an example in these articles is a type error here. */
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

describe.each(files)('the article %s', (file) => {
  it('has a file name that matches its slug', () => {
    expect(`${read(file).slug}.md`).toBe(file);
  });

  it('survives being written and parsed again unchanged', () => {
    const written = writeArticle(read(file));
    const again = parseArticle(file, written);
    expect(again.article).toEqual(read(file));
    expect(again.article && writeArticle(again.article)).toBe(written);
  });

  it('has a title of at most 70 characters and a publication date that is not in the future', () => {
    const article = read(file);
    expect(article.title?.length).toBeLessThanOrEqual(70);
    expect(Date.parse(article.publicationDate ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('is signed by the editorial team and claims no review (C39)', () => {
    const article = read(file);
    expect([article.author, article.reviewer, article.reviewedOn]).toEqual(['Editorial team', null, null]);
  });

  it('has at least two categories and suggests other articles, but not itself', () => {
    const { slug, categories, suggestedBlogs } = read(file);
    expect(categories.length).toBeGreaterThan(1);
    expect(suggestedBlogs.length).toBeGreaterThan(0);
    expect(suggestedBlogs).not.toContain(slug);
  });

  it('maps every content entry to at least one block', () => {
    const hidden = read(file).content.filter(
      (entry) => fromEntry(stored([entry]), refuseUnknown).length === 0,
    );
    expect(hidden).toEqual([]);
  });
});

describe('the articles as a whole', () => {
  it('pass the content lint without problems', async () => {
    const { subjects, site, problems } = await readSubjectsFromFiles([FOLDER]);
    expect(problems.map(problemLine)).toEqual([]);
    expect(problemLines(lint(subjects, site), measureFigures(subjects))).toEqual([]);
  });

  const articles = () => files.map(read);

  it('cover each topic at least five times and each View All sub-topic at least once', () => {
    const categories = articles().map((article) => article.categories);
    for (const { name, headings } of CATALOGUE) {
      expect(categories.filter(([topic]) => topic === name).length).toBeGreaterThanOrEqual(5);
      for (const target of [headings.routine, headings.featured, headings.latest])
        expect(
          categories.filter(([topic, ...subTopics]) => topic === name && subTopics.includes(target)),
        ).not.toEqual([]);
    }
  });

  it('cover the sub-topic of every hub tile', () => {
    const covered = new Set(articles().flatMap(({ categories }) => categories));
    const tiles = CATALOGUE.flatMap(({ tiles: { explore, popular } }) => [...explore, ...popular]);
    expect(tiles.filter((name) => !covered.has(name))).toEqual([]);
  });

  it('use every block type', () => {
    const used = new Set(articles().flatMap((article) => getBlocks(article).map((block) => block.type)));
    expect(Object.keys(BLOCK_TYPES).filter((type) => ![...used].some((known) => known === type))).toEqual([]);
  });

  it('use the dedicated component of every block type that has one', () => {
    const used = new Set(articles().flatMap(({ content }) => content.map((entry) => entry.__component)));
    const unused = Object.keys(BLOCK_TYPES).filter(
      (type) => !used.has(`blocks.${type}`) && getComponent(`blocks.${type}`),
    );
    expect(unused).toEqual([]);
  });

  it('use at least five layouts', () => {
    expect(new Set(articles().map((article) => article.layoutType)).size).toBeGreaterThanOrEqual(5);
  });

  it('use only headings, paragraphs and images in the plain layouts (C16)', () => {
    for (const article of articles().filter(({ layoutType }) => PLAIN_LAYOUTS.includes(layoutType))) {
      expect(getBlocks(article).filter(({ type }) => !PLAIN_TYPES.includes(type))).toEqual([]);
    }
  });
});
