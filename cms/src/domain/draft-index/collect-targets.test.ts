import { collectTargets } from './collect-targets';

const link = (url: string) => ({ __component: 'blocks.link', text: 'Here', url });

test('names linked articles and categories, and suggested articles, each once', () => {
  const content = [
    link('/blog/naps#how-long'),
    link('/blog/naps'),
    link('/category/sleep'),
    link('/sleep'),
    link('https://example.com/blog/naps'),
    link('/contact-us'),
    link('/uploads/night.pdf'),
  ];
  expect(collectTargets(content, ['a', 'a'])).toEqual(['article/naps', 'category/sleep', 'suggested/a']);
});

test('leaves out names that no page can have, and works on anything', () => {
  expect(collectTargets([link(`/blog/${'x'.repeat(256)}`)], [])).toEqual([]);
  expect(collectTargets(null, [])).toEqual([]);
});
