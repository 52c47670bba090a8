import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BlockRenderer } from './BlockRenderer';
import type { BlockFragment } from './Blocks.gen';
import { fixtures } from './fixtures';
import { fetchBlocks } from './registry';

const heading = (text: string): BlockFragment => ({ ...fixtures.HeadingBlock, text });
/** What a CMS that breaks its contract could send: the types do not let us write it. */
const fromOutside = (json: string) => JSON.parse(json) as BlockFragment;
const show = (blocks: BlockFragment[], props: Partial<Parameters<typeof BlockRenderer>[0]> = {}) =>
  render(<BlockRenderer blocks={blocks} {...props} />, { wrapper: MemoryRouter });

beforeAll(() => fetchBlocks(Object.values(fixtures)));
afterEach(() => jest.restoreAllMocks());

test('shows the blocks in their order, headings with their ids', () => {
  show([heading('Tips'), fixtures.BoldTextBlock, heading('Tips')]);
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['tips', 'tips-2']);
  const bold = screen.getByText(fixtures.BoldTextBlock.text);
  const [first, last] = screen.getAllByRole('heading');
  expect(first?.compareDocumentPosition(bold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(last?.compareDocumentPosition(bold)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a block of an unknown type shows nothing, with one warning however often it comes', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const unknown = fromOutside('{"__typename":"HologramBlock","beam":"blue"}');
  const { container } = show([unknown, heading('Still here'), unknown]);
  expect(container).toHaveTextContent(/^Still here$/);
  show([unknown]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"HologramBlock"'));
});

test.each(['constructor', 'toString', '__proto__'])('a type called %s is unknown too', (name) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const { container } = show([fromOutside(`{"__typename":"${name}"}`), heading('Still here')]);
  expect(container).toHaveTextContent(/^Still here$/);
});

test('a block that breaks is left out and breaks no other', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  show([
    heading('Before'),
    fromOutside('{"__typename":"TableBlock","headers":[],"rows":null}'),
    heading('After'),
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Before', 'After']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(error).toHaveBeenCalled();
});

test('a layout tells a block its place and puts things between blocks', () => {
  show([fixtures.ImageBlock, heading('After the banner')], {
    placed: [{ side: 'end', imageSizes: '50vw' }],
    before: (place) => (place === 1 ? <p>Banner</p> : null),
  });
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('figure')).toHaveAttribute('data-side', 'end');
  expect(screen.getByText('Banner').nextElementSibling).toHaveTextContent('After the banner');
});
