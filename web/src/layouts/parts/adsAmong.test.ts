import type { BlockFragment } from '../../blocks/Blocks.gen';
import { fixtures } from '../../blocks/fixtures';
import { adsAmong } from './adsAmong';

const { AdScriptBlock, DividerBlock, HeadingBlock, ImageBlock, ListBlock, ParagraphBlock, TableBlock } =
  fixtures;
const placesIn = (blocks: BlockFragment[]) => [...adsAmong(blocks)];

test('an ad stands in the middle of a short text', () => {
  expect(placesIn([ParagraphBlock, ParagraphBlock, ParagraphBlock, ParagraphBlock])).toEqual([2]);
});

test('an ad waits until after a heading’s text, and after a list that a sentence begins', () => {
  expect(placesIn([ParagraphBlock, HeadingBlock, ParagraphBlock, ParagraphBlock])).toEqual([3]);
  expect(placesIn([ParagraphBlock, ParagraphBlock, ListBlock, ParagraphBlock])).toEqual([3]);
});

test('an ad does not come between what a sentence announces and its colon', () => {
  const [first] = ParagraphBlock.inline;
  if (!first) throw new Error('The example has no words.');
  const announcing = { ...ParagraphBlock, inline: [{ ...first, text: 'In a few words: ' }] };
  expect(placesIn([ParagraphBlock, announcing, ParagraphBlock, ParagraphBlock])).toEqual([3]);
  expect(placesIn([ParagraphBlock, announcing])).toEqual([1]);
});

test('an ad goes to the end where no other place will do', () => {
  expect(placesIn([HeadingBlock, ListBlock])).toEqual([2]);
});

test.each([TableBlock, ImageBlock, DividerBlock, AdScriptBlock])(
  'an ad does not cut off what belongs to the words before it: $__typename',
  (block) => {
    expect(placesIn([ParagraphBlock, ParagraphBlock, block, ParagraphBlock, ParagraphBlock])).not.toEqual([
      2,
    ]);
  },
);

test('an ad does not follow an editor’s own', () => {
  expect(placesIn([ParagraphBlock, AdScriptBlock, ParagraphBlock, ParagraphBlock])).toEqual([3]);
});

test('between lists there is no place', () => {
  expect(placesIn([ListBlock, ListBlock, ListBlock, ListBlock])).toEqual([4]);
});

test('what the layout asks for is given up before a heading loses its text', () => {
  const blocks = [ParagraphBlock, HeadingBlock, ParagraphBlock, ParagraphBlock];
  expect(adsAmong(blocks, 40, [() => false])).toEqual(new Set([1, 2, 3, 4]));
  expect(adsAmong(blocks, 15, [() => false])).toEqual(new Set([3, 4]));
  expect(adsAmong(blocks, 15, [() => false, (place) => place === 1])).toEqual(new Set([1, 4]));
});
