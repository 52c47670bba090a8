import type { BlockFragment } from '../../blocks/Blocks.gen';
import { fixtures } from '../../blocks/fixtures';
import { standsBesidePicture } from './standsBesidePicture';

const { ImageBlock: image, ParagraphBlock: text } = fixtures;
const heading: BlockFragment = { ...fixtures.HeadingBlock, level: 2 };
const blocks = [text, image, text, text, heading, text];
const beside = blocks.map((block) => (block === image ? ({ side: 'end' } as const) : undefined));

test('beside a picture is all that follows it up to the next section', () => {
  const places = [0, 1, 2, 3, 4, 5, 6].filter((place) => standsBesidePicture(blocks, beside, place));
  expect(places).toEqual([2, 3]);
});

test('a picture that stands alone has nothing beside it', () => {
  expect(standsBesidePicture(blocks, undefined, 2)).toBe(false);
});
