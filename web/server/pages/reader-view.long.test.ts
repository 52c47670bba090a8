import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { articleResponse } from '../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { ARTICLES, LAYOUTS, LONG_SECTIONS, QUESTIONS } from '../../test/responses/written-articles';

/**
 * Reader views of Firefox and Safari and read-later services extract nearly the same parts of a page as Readability.
 */
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

/** Blocks that are in every layout. */
const WORDS = new Set(['HeadingBlock', 'ParagraphBlock']);

const cases = Object.keys(ARTICLES).flatMap((kind) => LAYOUTS.map((layout) => [kind, layout] as const));

test.each(cases)(
  'contains text, Summary and questions of a %s article in the layout %s',
  async (kind, layout) => {
    const slug = `${kind}-${layout.toLowerCase()}`.replaceAll(/[_ ]/g, '-');
    cms.responses.ArticlePage = () =>
      articleResponse({ slug, layout, content: ARTICLES[kind]!, faqs: QUESTIONS });
    const { body } = await site.app.inject({ url: `/blog/${slug}` });
    const { document } = new JSDOM(body, { url: 'https://site.example/' }).window;
    const wanted = toWords(document);
    const written = ARTICLES[kind]!.filter(({ __typename: type }) => WORDS.has(type));
    expect(wanted.texts.length).toBeGreaterThanOrEqual(written.length);

    const taken = new Readability(document).parse();
    const view = new JSDOM(taken?.content ?? '').window.document;
    const words = spaced(view.body);
    expect(wanted.texts.filter((text) => !words.includes(text))).toEqual([]);
    expect([...view.querySelectorAll('a')].map(spaced)).toEqual(expect.arrayContaining(wanted.contents));
    // Nothing that is not part of the article.
    expect(words).not.toContain('Loading categories');
  },
);

const longCases = Object.keys(LONG_SECTIONS).flatMap((kind) =>
  (['ACCORDION', 'CARD_BASED'] as const).map((layout) => [kind, layout] as const),
);

test.each(longCases)(
  'contains every section of an article with %s in the layout %s',
  async (kind, layout) => {
    const slug = `${kind}-${layout.toLowerCase()}`.replaceAll(/[_ ]/g, '-');
    cms.responses.ArticlePage = () =>
      articleResponse({ slug, layout, content: LONG_SECTIONS[kind]!, faqs: QUESTIONS });
    const { body } = await site.app.inject({ url: `/blog/${slug}` });
    const { document } = new JSDOM(body, { url: 'https://site.example/' }).window;
    const texts = [...document.querySelectorAll('#article_body :is(h2, p)')].map(spaced);
    expect(texts.length).toBeGreaterThan(20);
    const view = new JSDOM(new Readability(document).parse()?.content ?? '').window.document;
    const words = spaced(view.body);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  },
);

/** The text of an article as served, by element: of its blocks, its questions, and the links of its Summary. */
function toWords(document: Document) {
  const [summary, ...blocks] = [...document.querySelectorAll('.ArticleFrame_part')];
  const elements = blocks.flatMap((part) => [
    ...part.querySelectorAll('h2, h3, h4, p, li, td, th, blockquote, pre, figcaption'),
  ]);
  const contents = [...(summary?.querySelectorAll('a') ?? [])].map(spaced);
  // The positions of carousels ("Picture 1 of 3") and the label of an ad are part of the user interface.
  const texts = elements.filter(
    (element) => !element.closest('[role=group]') && !element.hasAttribute('aria-live'),
  );
  return { texts: texts.map(spaced).filter((text) => text !== '' && text !== 'Advertisement'), contents };
}

const spaced = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
