import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BlockRenderer } from './BlockRenderer';
import type { BlockFragment } from './Blocks.gen';
import { fixtures } from './fixtures';
import { fetchBlocks } from './registry';

const heading = (text: string): BlockFragment => ({ ...fixtures.HeadingBlock, text });
/** Data from a CMS that breaks its contract, which the types do not allow. */
const fromOutside = (json: string) => JSON.parse(json) as BlockFragment;
const show = (blocks: BlockFragment[], props: Partial<Parameters<typeof BlockRenderer>[0]> = {}) =>
  render(<BlockRenderer blocks={blocks} {...props} />, { wrapper: MemoryRouter });

beforeAll(() => fetchBlocks(Object.values(fixtures)));
afterEach(() => jest.restoreAllMocks());

test('renders the blocks in order and gives headings their ids', () => {
  show([heading('Tips'), fixtures.BoldTextBlock, heading('Tips')]);
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['tips', 'tips-2']);
  const bold = screen.getByText(fixtures.BoldTextBlock.text);
  const [first, last] = screen.getAllByRole('heading');
  expect(first?.compareDocumentPosition(bold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(last?.compareDocumentPosition(bold)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('shows nothing for an unknown block type and warns once', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const unknown = fromOutside('{"__typename":"HologramBlock","beam":"blue"}');
  const { container } = show([unknown, heading('Still here'), unknown]);
  expect(container).toHaveTextContent(/^Still here$/);
  show([unknown]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"HologramBlock"'));
});

test.each(['constructor', 'toString', '__proto__'])('treats a block type called %s as unknown', (name) => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const { container } = show([fromOutside(`{"__typename":"${name}"}`), heading('Still here')]);
  expect(container).toHaveTextContent(/^Still here$/);
});

test('omits a block that throws and renders the others', () => {
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

test('passes the placement to a block and renders elements between blocks', () => {
  show([fixtures.ImageBlock, heading('After the banner')], {
    placed: [{ side: 'end', imageSizes: '50vw' }],
    before: (place) => (place === 1 ? <p>Banner</p> : null),
  });
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('figure')).toHaveAttribute('data-side', 'end');
  expect(screen.getByText('Banner').nextElementSibling).toHaveTextContent('After the banner');
});

/** The site's own text, numbers, and code. */
const OWN = 'button, noscript, pre, audio, video, iframe, [data-print=hide]';

test.each(Object.values(fixtures))('$__typename derives the text direction from its text', (fixture) => {
  const { container } = show([fixture]);
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const undirected: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!textContent?.trim() || parent?.closest(OWN)) continue;
    if (!parent?.closest('[dir=auto], bdi')) undirected.push(textContent);
  }
  expect(undirected).toEqual([]);
});
