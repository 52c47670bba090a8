import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { preferReducedMotion } from '../ui/hooks/media.testing';
import { BlockRenderer } from './BlockRenderer';
import type { BlockFragment } from './Blocks.gen';
import { fixtures } from './fixtures';
import { fetchBlocks } from './registry';

const page = (blocks: readonly BlockFragment[]) => (
  <MemoryRouter>
    <BlockRenderer blocks={blocks} />
  </MemoryRouter>
);

/** Renders on the server and hydrates; returns the errors that the browser logged. */
async function hydrate(blocks: readonly BlockFragment[]) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(blocks));
  const html = container.innerHTML;
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complaints.push(words));
  const root = await act(async () =>
    hydrateRoot(container, page(blocks), { onRecoverableError: (error) => complaints.push(error) }),
  );
  const after = container.innerHTML;
  act(() => root.unmount());
  return { html, after, complaints };
}

beforeEach(() => void preferReducedMotion(false));
beforeAll(() => fetchBlocks(Object.values(fixtures)));
afterEach(() => jest.restoreAllMocks());

test.each(Object.values(fixtures))(
  '$__typename renders completely on the server and hydrates without changes',
  async (fixture) => {
    const { html, after, complaints } = await hydrate([fixture]);
    expect(html).toMatch(/<\w+/);
    expect(html).not.toContain('<template');
    expect(complaints).toEqual([]);
    expect(after).toBe(html);
  },
);

test.each([fixtures.GifBlock, fixtures.AutoCarouselBlock])(
  '$__typename hydrates without errors under reduced motion',
  async (fixture) => {
    preferReducedMotion(true);
    expect((await hydrate([fixture])).complaints).toEqual([]);
  },
);

test('renders a long block in place instead of moving it there by script', () => {
  const html = `<p>${'word '.repeat(10_000)}</p>`;
  const rendered = renderToString(page([{ ...fixtures.RawHtmlBlock, html }, fixtures.HeadingBlock]));
  expect(rendered).not.toContain('<script');
  expect(rendered).not.toContain('<template');
  expect(rendered.indexOf('word word')).toBeLessThan(rendered.indexOf('<h2'));
});

test('a block that throws on the server does not break the other blocks', () => {
  const broken = JSON.parse('{"__typename":"ListBlock","items":null}') as BlockFragment;
  const rendered = renderToString(page([fixtures.HeadingBlock, broken, fixtures.BoldTextBlock]));
  expect(rendered).toContain(fixtures.HeadingBlock.text);
  expect(rendered).toContain(fixtures.BoldTextBlock.text);
});
