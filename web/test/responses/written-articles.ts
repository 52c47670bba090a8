import type { BlockFragment } from '../../src/blocks/Blocks.gen';
import { fixtures } from '../../src/blocks/fixtures';
import { article } from '../../src/layouts/ArticleLayout.fixture';
import type { Layout } from '../../src/layouts/ArticleLayout.gen';

/** Realistic articles in every layout, with text in sections. */
const EVERY_LAYOUT: Record<Layout, true> = {
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

export const LAYOUTS = Object.keys(EVERY_LAYOUT) as Layout[];

const SENTENCE =
  'People who go to bed at the same time each day, and who keep the light low before it, fall asleep sooner, and wake less often.';

/** Readability counts commas: without them the box around all sections scores lower. */
const PLAIN = `${SENTENCE} ${SENTENCE}`.replaceAll(',', '');

const sections = (paragraphs: readonly number[], sentence: string) =>
  paragraphs.flatMap((many, number) => section(many, number, sentence));

function section(paragraphs: number, number: number, sentence: string): BlockFragment[] {
  const [run] = fixtures.ParagraphBlock.inline;
  if (!run) throw new Error('The fixture has words.');
  return [
    { ...fixtures.HeadingBlock, text: `What section ${number} is about`, level: 2 },
    ...Array.from({ length: paragraphs }, (_, at) => ({
      ...fixtures.ParagraphBlock,
      inline: [{ ...run, text: `Paragraph ${number}.${at}. ${sentence} ${sentence}` }],
    })),
  ];
}

/** The number of paragraphs per section. In short articles, a single section can outweigh the others. */
const FEW_SECTIONS = [
  [1],
  [3],
  [8],
  [20],
  [20, 1],
  [1, 20],
  [20, 1, 1],
  [1, 20, 1],
  [1, 1],
  [3, 3],
  [12, 1],
  [1, 12],
  [1, 1, 1],
  [3, 3, 3],
  [12, 1, 1],
  [1, 12, 1],
  [1, 1, 12],
];

export const ARTICLES: Record<string, BlockFragment[]> = {
  ...Object.fromEntries(
    FEW_SECTIONS.map((paragraphs) => [paragraphs.join(' and '), sections(paragraphs, PLAIN)]),
  ),
  unsectioned: section(4, 0, PLAIN).slice(1),
  long: sections([3, 3, 3, 3, 3, 3], SENTENCE),
  uneven: sections([5, 1, 2, 1, 3, 1], SENTENCE),
  // Every block is in a section with text, as in real articles.
  everything: Object.values(fixtures).flatMap((block, at) => [...section(2, at, SENTENCE), block]),
};
/** In each of these articles, one section outweighs the box around all sections. */
export const LONG_SECTIONS: Record<string, BlockFragment[]> = {
  'a long section first': sections([40, 1], PLAIN),
  'a long section last': sections([1, 40], PLAIN),
  'a long section between others': sections([3, 60, 3], PLAIN),
  'a section of long sentences': sections([20, 1], SENTENCE),
};

export const QUESTIONS = [
  'Is a nap bad for me?',
  'Does tea keep me awake?',
  'When should I see a doctor?',
].map((question, at) => ({
  ...article.faqs[0]!,
  id: `f${at}`,
  question,
  answer: `Answer ${at}. In short, no.`,
}));
