import type { BlockFragment } from '../../blocks/Blocks.gen';
import { fixtures } from '../../blocks/fixtures';
import { imageSides } from './imageSides';

const image = fixtures.ImageBlock;
const text = (length: number): BlockFragment => ({ __typename: 'BoldTextBlock', text: 'x'.repeat(length) });

test('odd pictures stand at the end of the line, even ones at its start', () => {
  const sides = imageSides([image, text(300), image, text(300), image, text(300)]);
  expect(sides).toEqual(['end', undefined, 'start', undefined, 'end', undefined]);
});

test('a picture with too little text beside it stands alone and does not count', () => {
  const sides = imageSides([
    image,
    text(300),
    image,
    fixtures.HeadingBlock,
    text(900),
    image,
    text(300),
    image,
  ]);
  expect(sides.filter((_, place) => [0, 2, 5, 7].includes(place))).toEqual([
    'end',
    undefined,
    'start',
    undefined,
  ]);
});

test('several short pieces of text are enough together', () => {
  const list: BlockFragment = {
    __typename: 'ListBlock',
    items: [{ __typename: 'ListItem', heading: 'x'.repeat(100), inline: [] }],
  };
  const smaller: BlockFragment = { ...fixtures.HeadingBlock, level: 3, text: 'x'.repeat(100) };
  expect(imageSides([image, smaller, text(90), list])[0]).toBe('end');
  expect(imageSides([image, smaller, text(70), list])[0]).toBeUndefined();
});

test('a block of an unknown type is not there at all', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const unknown = JSON.parse('{"__typename":"ScentBlock"}') as BlockFragment;
  expect(imageSides([image, unknown, text(300)])[0]).toBe('end');
  warn.mockRestore();
});

test('what begins below a picture ends the text beside it', () => {
  expect(imageSides([image, text(200), fixtures.TableBlock, text(200)])[0]).toBeUndefined();
});
