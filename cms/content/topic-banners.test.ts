import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { slugify } from '../src/platform/shared/slug.gen';
import { CATALOGUE, type Topic } from './catalogue';
import { contrast } from './colour';
import { TOPIC_BANNERS, type TopicBanner } from './topic-banners';

/** How many banners the hub and the category page request, by `type` and `category`. */
const expected = ({ value, slug }: Topic) => [
  { type: value, category: 'banner', least: 1, most: 1 },
  { type: value, category: 'explore-categories', least: 6, most: 8 },
  { type: value, category: 'popular-product', least: 6, most: 6 },
  { type: value, category: 'ama-banner', least: 1, most: 1 },
  { type: 'category', category: slug, least: 4, most: 4 },
];

/** Pages that are not categories and that these banners link to. */
const PAGES = ['/contact-us'];

const at = (type: string, category: string) =>
  TOPIC_BANNERS.filter((banner) => banner.type === type && banner.category === category);
const getTiles = ({ value }: Topic) => [...at(value, 'explore-categories'), ...at(value, 'popular-product')];
const texts = (banners: TopicBanner[]) => banners.map(({ imageText }) => imageText);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** The slug rule of the topic hubs, written from the specification, not from the code. */
const getHubSlug = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/['’]/g, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');

describe('every topic', () => {
  it.each(CATALOGUE)(
    '$name has the expected number of banners in each slot, positioned without gaps',
    (topic) => {
      for (const { type, category, least, most } of expected(topic)) {
        const found = at(type, category);
        expect(found.length).toBeGreaterThanOrEqual(least);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(found.map(({ position }) => position)).toEqual(found.map((_, index) => index));
      }
    },
  );

  it.each(CATALOGUE)(
    '$name shows only its own sub-topics on tiles and article banners, with no tile repeated',
    (topic) => {
      const tiles = texts(getTiles(topic));
      expect(repeated(tiles)).toEqual([]);
      for (const subTopic of tiles) expect(topic.subTopics).toContain(subTopic);
      for (const subTopic of texts(at('category', topic.slug))) expect(topic.subTopics).toContain(subTopic);
    },
  );

  it.each(CATALOGUE)('$name has no tile that repeats a heading of the same hub', (topic) => {
    expect(texts(getTiles(topic)).filter((text) => Object.values(topic.headings).includes(text))).toEqual([]);
  });

  it.each(CATALOGUE)('$name does not repeat a picture on its hub or beside its articles', (topic) => {
    const pictures = (banners: TopicBanner[]) => banners.map(({ image }) => image);
    expect(repeated(pictures([...at(topic.value, 'banner'), ...getTiles(topic)]))).toEqual([]);
    expect(repeated(pictures(at('category', topic.slug)))).toEqual([]);
  });
});

describe('the topic banners', () => {
  it('belong only to the known slots of the 31 topics', () => {
    const known = CATALOGUE.flatMap(expected).map(({ type, category }) => `${type} ${category}`);
    expect(TOPIC_BANNERS.filter(({ type, category }) => !known.includes(`${type} ${category}`))).toEqual([]);
  });

  it('have unique positions within each type and category', () => {
    expect(
      repeated(TOPIC_BANNERS.map(({ type, category, position }) => `${type} ${category} ${position}`)),
    ).toEqual([]);
  });

  it('have a category as text under both slug rules and link only to /contact-us (C20, C21)', () => {
    const categories = new Set(CATALOGUE.flatMap((topic) => [topic.slug, ...topic.subTopics.map(slugify)]));
    for (const { imageText } of TOPIC_BANNERS) {
      expect(categories).toContain(slugify(imageText));
      expect(getHubSlug(imageText)).toBe(slugify(imageText));
    }
    const addresses = new Set(TOPIC_BANNERS.flatMap(({ linkUrl }) => linkUrl ?? []));
    expect([...addresses]).toEqual(PAGES);
  });

  it('share one colour per topic, unique to it and readable under white text', () => {
    const colours = CATALOGUE.map((topic) => {
      const own = new Set(
        expected(topic)
          .flatMap(({ type, category }) => at(type, category))
          .map((b) => b.headColor),
      );
      expect(own.size).toBe(1);
      return [...own][0] ?? '';
    });
    expect(repeated(colours)).toEqual([]);
    for (const colour of colours) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5);
    }
  });

  it('have an existing image with alternative text in images.yaml', () => {
    const notes: unknown = parse(readFileSync(join(__dirname, 'images/images.yaml'), 'utf8'));
    const missing = TOPIC_BANNERS.filter(({ image }) => !existsSync(join(__dirname, image)));
    expect(missing.map(({ image }) => image)).toEqual([]);
    for (const { image } of TOPIC_BANNERS)
      expect(notes).toHaveProperty([image.replace('images/', ''), 'alt']);
  });
});
