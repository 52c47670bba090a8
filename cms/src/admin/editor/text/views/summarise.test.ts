import { getWords } from './summarise';

const image = { name: 'window.webp', alternativeText: 'A window at dusk' };
const undescribed = { name: 'window.webp', alternativeText: null };

test.each([
  ['the words of a block', { caption: '', url: ' https://example.org/a\nb ' }, 'https://example.org/a b'],
  ['its caption first', { image, caption: 'Dusk', alt: 'A window' }, 'Dusk'],
  ['what its picture shows', { image }, 'A window at dusk'],
  ['what it shows here', { image, alt: 'A lamp' }, 'A lamp'],
  ['the name of a picture without a text', { image: undescribed }, 'window.webp'],
  ['that a picture is decorative here', { image, decorative: true }, 'Decorative'],
  ['nothing that is not read out', { image, alt: 'A lamp', decorative: true }, 'Decorative'],
  ['the caption of a decorative picture', { image, caption: 'Dusk', decorative: true }, 'Dusk (decorative)'],
  ['that it is decorative in the library', { image: { ...image, alternativeText: '' } }, 'Decorative'],
  ['a text over that', { image: { ...image, alternativeText: '' }, alt: 'A lamp' }, 'A lamp'],
  [
    'the first caption of slides',
    { items: [{ image }, { image, caption: ' Dusk ' }, { caption: 'Dawn' }] },
    'Dusk',
  ],
  ['nothing of an empty block', { image: null, decorative: true }, ''],
])('says %s', (_, block, words) => {
  expect(getWords(block)).toBe(words);
});

test('cuts long words', () => {
  expect(getWords({ text: 'x'.repeat(100) })).toBe(`${'x'.repeat(80)}…`);
});
