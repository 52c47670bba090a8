import { getCurrentPath } from './current-path';

const site = 'http://site.example';
const subTopic = { kind: 'SUB_TOPIC', slug: 'night-rest' } as const;
const topic = { kind: 'TOPIC', slug: 'sleep' } as const;

test.each([
  [subTopic, '/category/naps', 1, '/category/night-rest'],
  [subTopic, '/category/naps?page=2', 2, '/category/night-rest?page=2'],
  [subTopic, '/naps', 1, '/night-rest'],
  [topic, '/category/naps', 1, '/sleep'],
  [topic, '/category/naps?page=2', 2, '/sleep'],
  [topic, '/naps', 1, '/sleep'],
  [topic, '/category/Sleep', 1, '/category/sleep'],
  [topic, '/category/SLEEP?page=2', 2, '/category/sleep?page=2'],
  [topic, '/Sleep', 1, '/sleep'],
  [subTopic, '/category/Night-Rest?page=2', 2, '/category/night-rest?page=2'],
])('category %j requested at %s on page %i is at %s', (category, address, page, path) => {
  expect(getCurrentPath({ ...category }, site + address, page)).toBe(path);
});
