import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import type { BlockFragment } from '../src/blocks/Blocks.gen';
import { fixtures } from '../src/blocks/fixtures';
import { article } from '../src/layouts/ArticleLayout.fixture';
import type { Layout } from '../src/layouts/ArticleLayout.gen';
import { articleAnswer } from '../test/articles';
import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';

/** Reader views of Firefox and Safari and read-later services take from a page what Readability takes, or nearly that. */
let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  cms = await startFakeCms();
  site = await startSite(cms);
});
afterAll(async () => {
  await site.close();
  await cms.close();
});

const LAYOUTS: Record<Layout, true> = {
  ACCORDION: true,
  CARD_BASED: true,
  FULL_BLEED_IMAGE: true,
  MIDDLE_BANNER: true,
  MINIMALIST: true,
  RIGHT_SIDEBAR: true,
  TEXT_IMAGE_ALTERNATING: true,
  VIDEO: true,
  VIDEO_LEAD: true,
};

const SENTENCE =
  'People who go to bed at the same time each day, and who keep the light low before it, fall asleep sooner, and wake less often.';

function section(paragraphs: number, number: number): BlockFragment[] {
  const [run] = fixtures.ParagraphBlock.inline;
  if (!run) throw new Error('The fixture has words.');
  return [
    { ...fixtures.HeadingBlock, text: `What section ${number} is about`, level: 2 },
    ...Array.from({ length: paragraphs }, (_, at) => ({
      ...fixtures.ParagraphBlock,
      inline: [{ ...run, text: `Paragraph ${number}.${at}. ${SENTENCE} ${SENTENCE}` }],
    })),
  ];
}

const ARTICLES: Record<string, BlockFragment[]> = {
  long: [3, 3, 3, 3, 3, 3].flatMap(section),
  uneven: [5, 1, 2, 1, 3, 1].flatMap(section),
  // Every block stands in a section with text, as articles have it.
  everything: Object.values(fixtures).flatMap((block, at) => [...section(2, at), block]),
};
const FAQS = ['Is a nap bad for me?', 'Does tea keep me awake?', 'When should I see a doctor?'].map(
  (question, at) => ({ ...article.faqs[0]!, id: `f${at}`, question, answer: `Answer ${at}. In short, no.` }),
);

const cases = Object.keys(ARTICLES).flatMap((kind) =>
  (Object.keys(LAYOUTS) as Layout[]).map((layout) => [kind, layout] as const),
);

test.each(cases)(
  'holds text, Summary and questions of a %s article in the layout %s',
  async (kind, layout) => {
    const slug = `${kind}-${layout.toLowerCase().replaceAll('_', '-')}`;
    cms.answers.ArticlePage = () => articleAnswer({ slug, layout, content: ARTICLES[kind]!, faqs: FAQS });
    const { body } = await site.app.inject({ url: `/blog/${slug}` });
    const { document } = new JSDOM(body, { url: 'https://site.example/' }).window;
    const wanted = wordsOf(document);

    const taken = new Readability(document).parse();
    const view = new JSDOM(taken?.content ?? '').window.document;
    const words = spaced(view.body);
    expect(wanted.texts.filter((text) => !words.includes(text))).toEqual([]);
    expect([...view.querySelectorAll('a')].map(spaced)).toEqual(expect.arrayContaining(wanted.contents));
    // Nor what is no part of the article.
    expect(words).not.toContain('Loading categories');
  },
);

/** The words of an article as served, element by element: of its blocks, its questions, and the links of its Summary. */
function wordsOf(document: Document) {
  const [summary, ...blocks] = [...document.querySelectorAll('.ArticleFrame_part')];
  const elements = blocks.flatMap((part) => [
    ...part.querySelectorAll('h2, h3, h4, p, li, td, th, blockquote, pre, figcaption'),
  ]);
  const contents = [...(summary?.querySelectorAll('a') ?? [])].map(spaced);
  expect(elements.length).toBeGreaterThan(20);
  expect(contents.length).toBeGreaterThan(5);
  // What carousels say of their place ("Picture 1 of 3") and the name of an ad are for who uses the page.
  const texts = elements.filter(
    (element) => !element.closest('[role=group]') && !element.hasAttribute('aria-live'),
  );
  return { texts: texts.map(spaced).filter((text) => text !== '' && text !== 'Advertisement'), contents };
}

const spaced = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
