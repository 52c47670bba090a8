import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BlockRenderer } from '../blocks/BlockRenderer';
import type { BlockFragment } from '../blocks/Blocks.gen';
import { fixtures } from '../blocks/fixtures';
import { preferReducedMotion } from '../ui/hooks/media.testing';
import { ArticleLayout } from './ArticleLayout';
import { article } from './ArticleLayout.fixture';
import type { ArticleLayoutFragment, Layout } from './ArticleLayout.gen';
import { fetchArticleParts } from './layout-for';
import { topics } from './parts/topics-sidebar/topics.fixture';

/** Whether a layout shows every block type, or only headings, paragraphs and pictures. */
const LAYOUTS: { [L in Layout]: 'all' | 'some' } = {
  ACCORDION: 'all',
  CARD_BASED: 'some',
  FULL_BLEED_IMAGE: 'some',
  MIDDLE_BANNER: 'all',
  MINIMALIST: 'all',
  RIGHT_SIDEBAR: 'all',
  TEXT_IMAGE_ALTERNATING: 'all',
  VIDEO: 'all',
  VIDEO_LEAD: 'all',
};
const SOME: string[] = ['HeadingBlock', 'ParagraphBlock', 'ImageBlock'];
const layouts = Object.entries(LAYOUTS) as [Layout, 'all' | 'some'][];
const MEDIA = 'img, video, audio, iframe, table, hr, button, a, [style]';

beforeAll(async () => {
  for (const [layout] of layouts) await fetchArticleParts({ layout, content: article.content });
});
beforeEach(() => void preferReducedMotion(false));
afterEach(() => jest.restoreAllMocks());

const page = (changes: Partial<ArticleLayoutFragment>) => (
  <MemoryRouter>
    <ArticleLayout article={{ ...article, ...changes }} topics={topics} />
  </MemoryRouter>
);

/** The visible content of a block: its text and the number of its media elements. */
function alone(block: BlockFragment) {
  const { container, unmount } = render(<BlockRenderer blocks={[block]} />, { wrapper: MemoryRouter });
  const met = { words: container.textContent, media: container.querySelectorAll(MEDIA).length };
  unmount();
  return met;
}

describe.each(layouts)('layout %s', (layout, shows) => {
  const shown = (block: BlockFragment) => shows === 'all' || SOME.includes(block.__typename);

  test.each(Object.values(fixtures).filter(shown))('shows $__typename', (block) => {
    const { words, media } = alone(block);
    const without = render(page({ layout, content: [] }));
    const around = without.container.querySelectorAll(MEDIA).length;
    without.unmount();
    // A block that only separates its neighbours counts as empty by itself.
    const { container } = render(page({ layout, content: [fixtures.HeadingBlock, block] }));
    expect(container.textContent).toContain(words);
    expect(container.querySelectorAll(MEDIA).length).toBeGreaterThanOrEqual(around + media);
    expect(screen.queryByText(/^No content/)).toBeNull();
  });

  test('omits unsupported blocks and reports missing content when nothing else remains', () => {
    const left = Object.values(fixtures).filter((block) => !shown(block));
    const { container } = render(page({ layout, content: left }));
    expect(container.textContent).toContain(left.length > 0 ? 'No content available.' : 'No content blocks');
  });

  test('shows a whole article and hydrates it without changes', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page({ layout }));
    const html = container.innerHTML;
    const complaints: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complaints.push(words));
    const root = await act(async () =>
      hydrateRoot(container, page({ layout }), { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    expect(container.innerHTML).toBe(html);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.querySelectorAll('[role=group][aria-label="Advertisement"]').length).toBeGreaterThan(0);
    act(() => root.unmount());
  });

  // The editors' form hides no field of an article for any layout (`cms/src/admin/fields/unused`).
  test('shows every field of an article', () => {
    const review = { __typename: 'Review', reviewer: 'Dr. Ada Obi', reviewedOn: '2026-02-03' } as const;
    // Two sections, between which the middle banner has its place.
    const content = [fixtures.HeadingBlock, fixtures.ParagraphBlock, ...article.content];
    const { container } = render(page({ layout, review, content }));
    for (const banner of ['first', 'second', 'middle'])
      expect(screen.getByRole('img', { name: `The ${banner} banner` })).toBeVisible();
    const { title, description, author, categories, faqs } = article;
    const texts = [title, description, author, review.reviewer, 'MARCH 1, 2026', faqs[0]?.question];
    for (const text of [...texts, ...categories.map(({ name }) => name)])
      expect(container).toHaveTextContent(String(text));
  });

  test('links every contents entry to a heading that it shows', () => {
    const { container } = render(page({ layout }));
    const links = within(screen.getByRole('navigation', { name: 'SUMMARY' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const heading = container.querySelector(link.getAttribute('href') ?? '');
      expect(heading?.textContent).toBe(link.textContent);
    }
  });

  test.each(Object.keys(fixtures))('keeps the other blocks when a %s has no data', (__typename) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fields = Object.keys(fixtures[__typename as keyof typeof fixtures]).map((name) => [name, null]);
    const broken = { ...Object.fromEntries(fields), __typename } as BlockFragment;
    const { HeadingBlock, ImageBlock, ParagraphBlock } = fixtures;
    render(page({ layout, content: [HeadingBlock, ImageBlock, broken, ParagraphBlock] }));
    expect(
      screen.getByRole('heading', { name: fixtures.HeadingBlock.text, hidden: true }),
    ).toBeInTheDocument();
    const [part] = fixtures.ParagraphBlock.inline;
    expect(
      screen.getByText(
        (_text, element) =>
          element?.tagName === 'P' && !!part && element.textContent.startsWith(part.text.trim()),
      ),
    ).toBeInTheDocument();
  });

  test.each([
    [10, 1],
    [11, 2],
    [30, 3],
    [40, 4],
  ])('%i blocks in a single section get %i ad(s)', (blocks, ads) => {
    const { HeadingBlock, ParagraphBlock } = fixtures;
    const content = [HeadingBlock, ...Array.from({ length: blocks - 1 }, () => ParagraphBlock)];
    const { container } = render(page({ layout, content }));
    expect(container.querySelectorAll('[role=group][aria-label="Advertisement"]')).toHaveLength(ads);
  });

  test('reports missing content and shows no ad for only spacers and dividers', () => {
    render(page({ layout, content: [fixtures.SpacerBlock, fixtures.DividerBlock] }));
    expect(screen.getByText('No content available.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Advertisement' })).toBeNull();
  });

  test('shows a placeholder text for an article without blocks', () => {
    render(page({ layout, content: [] }));
    expect(screen.getByText('No content blocks to display.')).toBeVisible();
  });
});

test.each(['VIDEO_LEAD', 'VIDEO'] as const)('%s places its video above the title', (layout) => {
  const { container } = render(page({ layout, content: [fixtures.HeadingBlock, fixtures.VideoBlock] }));
  const film = container.querySelector('figure');
  const title = screen.getByRole('heading', { level: 1 });
  expect(film?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelectorAll('figure')).toHaveLength(1);
});

const { HeadingBlock, ImageBlock, ListBlock, ParagraphBlock, VideoBlock } = fixtures;
const many = (count: number, ...blocks: BlockFragment[]) =>
  Array.from({ length: count }, () => blocks).flat();
const smaller: BlockFragment = { ...HeadingBlock, level: 3 };

test.each([
  ['a picture and paragraphs', 'TEXT_IMAGE_ALTERNATING', [ImageBlock, ...many(39, ParagraphBlock)], 4],
  ['sections', 'TEXT_IMAGE_ALTERNATING', many(12, smaller, ImageBlock, ParagraphBlock), 4],
  ['lists', 'MINIMALIST', many(35, ListBlock), 4],
  ['headings', 'RIGHT_SIDEBAR', many(25, HeadingBlock), 3],
  ['a video and paragraphs', 'VIDEO_LEAD', [VideoBlock, ...many(10, ParagraphBlock)], 2],
  ['a video and paragraphs', 'VIDEO', [VideoBlock, ...many(10, ParagraphBlock)], 2],
] as const)('an article with only %s still gets its ads in %s', (_title, layout, content, ads) => {
  const { container } = render(page({ layout, content: [...content] }));
  expect(container.querySelectorAll('[role=group][aria-label="Advertisement"]')).toHaveLength(ads);
});

test('places no ad between a picture and the text beside it', () => {
  const text: BlockFragment = { __typename: 'BoldTextBlock', text: 'x'.repeat(300) };
  const content = many(12, smaller, ImageBlock, text);
  const { container } = render(page({ layout: 'TEXT_IMAGE_ALTERNATING', content }));
  const ads = [...container.querySelectorAll('[role=group][aria-label="Advertisement"]')];
  expect(ads).toHaveLength(4);
  expect(ads.filter((ad) => ad.previousElementSibling?.hasAttribute('data-side'))).toEqual([]);
});

test('ACCORDION folds each section under its heading and opens the first', () => {
  const section = (text: string): BlockFragment[] => [
    { __typename: 'HeadingBlock', text, level: 2 },
    { __typename: 'BoldTextBlock', text: `All about ${text}` },
  ];
  const { container } = render(
    page({ layout: 'ACCORDION', content: [...section('naps'), ...section('tea')], faqs: [] }),
  );
  // The contents list collapses too.
  const folds = [...container.querySelectorAll<HTMLDetailsElement>('details:not(nav *)')];
  expect(folds.map(({ open }) => open)).toEqual([true, false]);
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(['naps', 'tea']);
  expect(folds[1]?.textContent).toContain('All about tea');
});

test('CARD_BASED puts each section on its own card', () => {
  const { container } = render(
    page({
      layout: 'CARD_BASED',
      content: [fixtures.ParagraphBlock, fixtures.HeadingBlock, fixtures.ImageBlock, fixtures.ListBlock],
    }),
  );
  expect(container.querySelectorAll('.card')).toHaveLength(2);
  // Content before the first heading is not a section.
  expect(container.querySelectorAll('section.card')).toHaveLength(1);
  expect(container.querySelector('ul li p')).toBeNull();
});
