import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { slugify } from '../src/platform/shared/slug.gen';
import { CATALOGUE } from './catalogue';
import { contrast } from './colour';

const banner = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  category: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  image: v.pipe(v.string(), v.regex(/^images\/[a-z0-9-]+\.webp$/)),
  imageText: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  headColor: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
  linkUrl: v.optional(v.string()),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const read = (file: string): unknown => parse(readFileSync(join(__dirname, file), 'utf8'));
const banners = v.parse(v.array(banner), read('banners.yaml'));

const articleSlugs = readdirSync(join(__dirname, 'articles')).map((file) => file.replace(/\.md$/, ''));
const categorySlugs = CATALOGUE.flatMap((topic) => [topic.slug, ...topic.subTopics.map(slugify)]);
/** Pages that are not categories and that banners may link to. */
const PAGES = ['/main-category'];

const unknown = (slugs: string[], known: string[]) => slugs.filter((slug) => !known.includes(slug));
const inCategory = (category: string) => banners.filter((entry) => entry.category === category);

describe('the banners in banners.yaml', () => {
  it('fill the three home page slots and the Popular Topics slot (C17)', () => {
    expect(inCategory('home-post')).toHaveLength(1);
    expect(inCategory('home-vert-post').length).toBeGreaterThanOrEqual(4);
    expect(inCategory('home-info-article')).toHaveLength(1);
    expect(banners.filter((entry) => entry.type === 'main-category')).toHaveLength(1);
  });

  it('include four category banners in one colour that gives white text enough contrast (C21)', () => {
    const beside = inCategory('all-category-page');
    expect(beside.map(({ type }) => type)).toEqual(['category', 'category', 'category', 'category']);
    const [colour = '', ...others] = new Set(beside.map(({ headColor }) => headColor));
    expect(others).toEqual([]);
    expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5);
  });

  it('link the two home page cards to existing articles', () => {
    for (const { linkUrl } of [...inCategory('home-post'), ...inCategory('home-info-article')]) {
      expect(articleSlugs.map((slug) => `/blog/${slug}`)).toContain(linkUrl);
    }
  });

  it('have text that slugifies to an existing category when they have no link (C21)', () => {
    const fromText = banners.filter((entry) => entry.linkUrl === undefined);
    expect(
      unknown(
        fromText.map((entry) => slugify(entry.imageText)),
        categorySlugs,
      ),
    ).toEqual([]);
  });

  it('link only to existing pages', () => {
    const addresses = [
      ...articleSlugs.map((slug) => `/blog/${slug}`),
      ...categorySlugs.map((slug) => `/${slug}`),
      ...PAGES,
    ];
    expect(
      unknown(
        banners.flatMap((entry) => entry.linkUrl ?? []),
        addresses,
      ),
    ).toEqual([]);
  });

  it('have unique positions within each type and category', () => {
    const places = banners.map((entry) => `${entry.type} ${entry.category ?? ''} ${entry.position}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('have an existing image file', () => {
    expect(
      banners.filter((entry) => !existsSync(join(__dirname, entry.image))).map((entry) => entry.image),
    ).toEqual([]);
  });
});
