import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CATALOGUE } from './catalogue';

const placement = v.strictObject({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  topic: v.nullable(v.string()),
  blogs: v.array(v.string()),
});
const read = (file: string) =>
  v.parse(v.array(placement), parse(readFileSync(join(__dirname, file), 'utf8')));

const home = read('placements.yaml');
const hubs = read('hub-placements.yaml');
const articles = new Map(
  readdirSync(join(__dirname, 'articles')).map((file) => {
    const [, front = ''] = readFileSync(join(__dirname, 'articles', file), 'utf8').split('---\n');
    const { categories } = v.parse(v.looseObject({ categories: v.array(v.string()) }), parse(front));
    return [file.replace(/\.md$/, ''), categories];
  }),
);

it('the home page has its six placements in order', () => {
  expect(home.map(({ key, topic }) => [key, topic])).toEqual([
    ['scrolling-banner', null],
    ['blog-strip', null],
    ['random-blogs', null],
    ['grid-3x5', null],
    ['news-list', null],
    ['featured-news', null],
  ]);
});

it('the home page placements list no article twice', () => {
  const chosen = home.flatMap(({ blogs }) => blogs);
  expect(new Set(chosen).size).toBe(chosen.length);
});

it('each hub has its four placements in page order', () => {
  expect(hubs.map(({ key, title, topic }) => [key, title, topic])).toEqual(
    CATALOGUE.flatMap(({ name, value, headings }) => [
      [`${value}-build-your-routine`, headings.routine, name],
      [`${value}-featured`, headings.featured, name],
      [`${value}-brand-news`, headings.carousel, name],
      [`${value}-latest-stories`, headings.latest, name],
    ]),
  );
});

/** The number of articles in a list. */
const SIZES: Record<string, number> = {
  'build-your-routine': 6,
  featured: 5,
  'brand-news': 6,
  'latest-stories': 6,
};

it.each(hubs)(
  '$key fills its section without repeats and starts with an article in its category',
  ({ key, title, blogs }) => {
    const section = Object.keys(SIZES).find((name) => key.endsWith(name)) ?? '';
    expect(blogs).toHaveLength(SIZES[section] ?? 0);
    expect(new Set(blogs).size).toBe(blogs.length);
    expect(articles.get(blogs[0] ?? '')).toContain(title);
  },
);

it.each(CATALOGUE)(
  'the $name hub shows at least 13 articles, at least five of them on its topic',
  ({ name, value }) => {
    const listed = hubs.filter((list) => list.key.startsWith(`${value}-`)).flatMap(({ blogs }) => blogs);
    const shown = [...new Set(listed)];
    expect(shown.length).toBeGreaterThanOrEqual(13);
    const own = shown.filter((slug) => articles.get(slug)?.includes(name));
    expect(own.length).toBeGreaterThanOrEqual(5);
  },
);

it('every placement lists only existing articles', () => {
  const listed = [...home, ...hubs].flatMap(({ blogs }) => blogs);
  expect(listed.filter((slug) => !articles.has(slug))).toEqual([]);
});
