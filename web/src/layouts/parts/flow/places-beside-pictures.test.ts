import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { fixtures } from '../../../blocks/fixtures';
import { findPlacesBesidePictures } from './places-beside-pictures';

const { ImageBlock: image, ParagraphBlock: text } = fixtures;
const heading: BlockFragment = { ...fixtures.HeadingBlock, level: 2 };
const blocks = [text, image, text, text, heading, text];
const beside = blocks.map((block) => (block === image ? ({ side: 'end' } as const) : undefined));

test('returns every place after a picture up to the next section', () => {
  expect([...findPlacesBesidePictures(blocks, beside)]).toEqual([2, 3]);
});

test('stops once the text is as tall as the picture, whatever its shape', () => {
  const words = (length: number): BlockFragment => ({
    __typename: 'BoldTextBlock',
    text: 'x'.repeat(length),
  });
  const shaped = (width: number, height: number): BlockFragment => ({
    ...image,
    image: { ...image.image, width, height },
  });
  const stands = (picture: BlockFragment, length: number) =>
    findPlacesBesidePictures([picture, words(length), text], [{ side: 'end' }]).has(2);
  expect([stands(shaped(1600, 900), 400), stands(shaped(1600, 900), 500)]).toEqual([true, false]);
  expect([stands(shaped(900, 1600), 1000), stands(shaped(900, 1600), 1300)]).toEqual([true, false]);
});

test('returns nothing when no picture has text beside it', () => {
  expect(findPlacesBesidePictures(blocks, undefined).size).toBe(0);
});
