import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { fixtures } from '../../../blocks/fixtures';
import { placeAds } from './place-ads';

const { AdScriptBlock, DividerBlock, HeadingBlock, ImageBlock, ListBlock, ParagraphBlock, TableBlock } =
  fixtures;
const placesIn = (blocks: BlockFragment[]) => [...placeAds(blocks)];

test('places an ad in the middle of a short text', () => {
  expect(placesIn([ParagraphBlock, ParagraphBlock, ParagraphBlock, ParagraphBlock])).toEqual([2]);
});

test('places an ad after a heading’s text and after a list with its introduction', () => {
  expect(placesIn([ParagraphBlock, HeadingBlock, ParagraphBlock, ParagraphBlock])).toEqual([3]);
  expect(placesIn([ParagraphBlock, ParagraphBlock, ListBlock, ParagraphBlock])).toEqual([3]);
});

test('does not place an ad between an introduction ending in a colon and what follows', () => {
  const [first] = ParagraphBlock.inline;
  if (!first) throw new Error('The example has no words.');
  const announcing = { ...ParagraphBlock, inline: [{ ...first, text: 'In a few words: ' }] };
  expect(placesIn([ParagraphBlock, announcing, ParagraphBlock, ParagraphBlock])).toEqual([3]);
  expect(placesIn([ParagraphBlock, announcing])).toEqual([1]);
});

test('places an ad at the end when no other place fits', () => {
  expect(placesIn([HeadingBlock, ListBlock])).toEqual([2]);
});

test.each([TableBlock, ImageBlock, DividerBlock, AdScriptBlock])(
  'does not separate $__typename from the text before it',
  (block) => {
    expect(placesIn([ParagraphBlock, ParagraphBlock, block, ParagraphBlock, ParagraphBlock])).not.toEqual([
      2,
    ]);
  },
);

test('does not place an ad right after the editor’s own ad', () => {
  expect(placesIn([ParagraphBlock, AdScriptBlock, ParagraphBlock, ParagraphBlock])).toEqual([3]);
});

test('does not place an ad between lists', () => {
  expect(placesIn([ListBlock, ListBlock, ListBlock, ListBlock])).toEqual([4]);
});

test('drops the layout’s rule before separating a heading from its text', () => {
  const blocks = [ParagraphBlock, HeadingBlock, ParagraphBlock, ParagraphBlock];
  expect(placeAds(blocks, 40, [() => false])).toEqual(new Set([1, 2, 3, 4]));
  expect(placeAds(blocks, 15, [() => false])).toEqual(new Set([3, 4]));
  expect(placeAds(blocks, 15, [() => false, (place) => place === 1])).toEqual(new Set([1, 4]));
});
