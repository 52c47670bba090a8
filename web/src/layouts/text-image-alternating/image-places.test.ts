import type { BlockFragment } from '../../blocks/Blocks.gen';
import { fixtures } from '../../blocks/fixtures';
import { getImagePlacements } from './image-places';

const image = fixtures.ImageBlock;
const text = (length: number): BlockFragment => ({ __typename: 'BoldTextBlock', text: 'x'.repeat(length) });

const end = { side: 'end' };
const start = { side: 'start' };
const wide = { wide: true };
const none = undefined;

test('places odd pictures at the end of the line and even ones at its start', () => {
  const places = getImagePlacements([image, text(300), image, text(300), image, text(300)]);
  expect(places).toEqual([end, none, start, none, end, none]);
});

test('with too little text widens odd pictures and keeps even ones as wide as the text', () => {
  const { HeadingBlock } = fixtures;
  expect(getImagePlacements([image, text(100), image, HeadingBlock, image])).toEqual([
    wide,
    none,
    none,
    none,
    wide,
  ]);
});

test('counts every picture, however it is placed', () => {
  expect(getImagePlacements([image, text(300), image, image, text(300)])).toEqual([
    end,
    none,
    none,
    end,
    none,
  ]);
});

test('adds up several short pieces of text', () => {
  const list: BlockFragment = {
    __typename: 'ListBlock',
    items: [{ __typename: 'ListItem', heading: 'x'.repeat(100), inline: [] }],
  };
  const smaller: BlockFragment = { ...fixtures.HeadingBlock, level: 3, text: 'x'.repeat(100) };
  expect(getImagePlacements([image, smaller, text(90), list])[0]).toEqual(end);
  expect(getImagePlacements([image, smaller, text(70), list])[0]).toEqual(wide);
});

test('ignores a block of an unknown type', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const unknown = JSON.parse('{"__typename":"ScentBlock"}') as BlockFragment;
  expect(getImagePlacements([image, unknown, text(300)])[0]).toEqual(end);
  warn.mockRestore();
});

test('stops counting text at a table, which starts below the picture', () => {
  expect(getImagePlacements([image, text(200), fixtures.TableBlock, text(200)])[0]).toEqual(wide);
});
