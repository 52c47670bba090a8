import { choiceOf, type ListedTopic } from './choice';

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

test('without a slug all topics are meant', () => {
  expect(choiceOf(undefined, TOPICS)).toEqual({ kind: 'all' });
});

test('a topic is meant by its slug', () => {
  expect(choiceOf('mens-health', TOPICS)).toEqual({ kind: 'topic', topic: mens });
});

test.each([
  ['Sleep', 'sleep'],
  ["Men's Health", 'mens-health'],
  ['restless-legs-syndrome', 'sleep'],
])('%s is at %s', (slug, place) => {
  expect(choiceOf(slug, TOPICS)).toEqual({ kind: 'moved', slug: place });
});

test.each([
  ['healing-of-crystals', 'Healing of Crystals'],
  ['a'.repeat(61), null],
  ['<script>', null],
  ['call 555 now', null],
  ['-', null],
  ['睡眠', null],
])('%.20s is no topic; its name would be %p', (slug, name) => {
  expect(choiceOf(slug, TOPICS)).toEqual({ kind: 'unknown', name });
});
