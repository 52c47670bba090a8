import { parseTopicChoice, getTopicSlug, type ListedTopic } from './choice';

const topic = (name: string, slug: string, subTopics: string[]): ListedTopic => ({
  __typename: 'Topic',
  id: slug,
  name,
  slug,
  subTopics: subTopics.map((subTopic) => ({ __typename: 'Category', name: subTopic })),
});
const sleep = topic('Sleep', 'sleep', ['Insomnia', 'Restless Legs Syndrome']);
const mens = topic("Men's Health", 'mens-health', []);
const TOPICS = [sleep, mens];

test('selects all topics without a slug', () => {
  expect(parseTopicChoice(undefined, TOPICS)).toEqual({ kind: 'all' });
});

test('selects a topic by its slug', () => {
  expect(parseTopicChoice('mens-health', TOPICS)).toEqual({ kind: 'topic', topic: mens });
});

test.each([
  ['Sleep', 'sleep'],
  ["Men's Health", 'mens-health'],
  ['restless-legs-syndrome', 'sleep'],
])('reports “%s” as moved to %s', (slug, place) => {
  expect(parseTopicChoice(slug, TOPICS)).toEqual({ kind: 'moved', slug: place });
});

test.each([
  ['healing-of-crystals', 'Healing of Crystals'],
  ['a'.repeat(61), null],
  ['<script>', null],
  ['call 555 now', null],
  ['-', null],
  ['睡眠', null],
])('reports “%s” as an unknown topic with the name %p', (slug, name) => {
  expect(parseTopicChoice(slug, TOPICS)).toEqual({ kind: 'unknown', name });
});

const found = (kind: 'TOPIC' | 'SUB_TOPIC', slug: string, topicSlug: string | null) => ({
  __typename: 'CategoryPage' as const,
  category: { __typename: 'Category' as const, kind, slug },
  topic: topicSlug === null ? null : { __typename: 'Category' as const, slug: topicSlug },
});

test.each([
  ['a sub-topic', found('SUB_TOPIC', 'short-naps', 'sleep'), 'sleep'],
  ['a topic', found('TOPIC', 'travel', null), 'travel'],
  ['a sub-topic without a topic', found('SUB_TOPIC', 'lost', null), undefined],
  ['no category', null, undefined],
])('returns the topic slug, if any, for %s', (_what, category, slug) => {
  expect(getTopicSlug(category)).toBe(slug);
});
