import { findingLine } from '../finding';
import { subjectFrom } from '../testing';
import { checkSharedPictures } from './shared-pictures';
import { checkSharedText } from './shared-text';

const LONG = 'Go to bed at the same time every night, even at weekends.';
const OTHER = 'Dim the lights an hour before you want to fall asleep.';
const THIRD = 'Leave the phone in another room until the morning comes.';
const lines = (...bodies: string[]): string[] =>
  checkSharedText(bodies.map((body, at) => subjectFrom(body, { slug: `article-${at + 1}` }))).map(
    findingLine,
  );

describe('text shared by two articles', () => {
  test('is reported once for a paragraph, ignoring case and punctuation', () => {
    expect(lines(`${LONG} ${OTHER}`, `:::divider\n:::\n\n${LONG.toUpperCase()} **${OTHER}**`)).toEqual([
      'article-2.md:11, block 2 (Prose): the paragraph "GO TO BED AT THE SAME TIME EVERY ..." is also in article-1.md:8, block 1 (Prose): rephrase it',
    ]);
  });

  test('is reported for a sentence', () => {
    expect(lines(`${LONG} ${OTHER}`, `${THIRD} ${LONG}`)).toEqual([
      'article-2.md:8, block 1 (Prose): the sentence "Go to bed at the same time every ..." is also in article-1.md:8, block 1 (Prose): rephrase it',
    ]);
  });

  test.each([
    ['a list item', `- ${LONG}\n- Two`, `- One\n- ${LONG}`],
    ['a quotation', `> ${LONG}`, LONG],
    ['a bold-text block', `:::bold-text\ntext: ${LONG}\n:::`, LONG],
    ['a paragraph repeated within one article', `${LONG}\n\n${LONG}`, 'Text'],
    ['the text above the list of sources', `## Sources\n\n${LONG}`, LONG],
    ['a caption', `:::image\nimage: ../images/night.webp\ncaption: ${LONG}\n:::`, LONG],
    ['a table cell', `| When | What |\n| --- | --- |\n| Night | ${LONG} |`, LONG],
    ['an HTML block', `:::raw-html\ncontent: <p>${LONG}</p>\n:::`, LONG],
  ])('is reported for %s', (_what, one, two) => {
    expect(lines(one, two)).toHaveLength(1);
  });

  test('is reported for an FAQ answer', () => {
    const front = `faqs:\n  - question: When?\n    answer: ${LONG}`;
    const [fault] = checkSharedText([subjectFrom(LONG), subjectFrom('Text', { slug: 'two', front })]);
    expect(fault?.path).toEqual(['faqs', 0]);
  });

  test.each([
    ['short sentences', 'Ask your doctor first.', 'Ask your doctor first.'],
    ['headings', `## ${LONG}`, `## ${LONG}`],
    ['sources', `## Sources\n\nText\n\n- ${LONG}`, `## Sources\n\nText\n\n- ${LONG}`],
    [
      'the mandatory sentences about sources',
      '## Sources\n\nEditorial team, not medically reviewed. One. Web addresses were not checked.',
      '## Sources\n\nEditorial team, not medically reviewed. Two. Web addresses were not checked.',
    ],
    ['different sentences', `${LONG} ${OTHER}`, THIRD],
  ])('is not reported for %s', (_what, one, two) => {
    expect(lines(one, two)).toEqual([]);
  });
});

test('a description shared by two articles is reported', () => {
  const front = `description: ${LONG}`;
  const [fault] = checkSharedText([
    subjectFrom('One', { front }),
    subjectFrom('Text', { slug: 'two', front }),
  ]);
  expect(fault?.path).toEqual(['description']);
});

test('an article and its draft may share text', () => {
  const [published, draft] = [subjectFrom(LONG), subjectFrom(`${LONG}\n\n${OTHER}`)];
  expect(checkSharedText([published, draft])).toEqual([]);
});

test('a picture may appear twice in one article but not in another', () => {
  const front = 'thumbnail: ../images/night.webp';
  const inText = ':::image\nimage: ../images/night.webp\n:::';
  const one = subjectFrom(inText, { slug: 'one', front });
  const two = subjectFrom('Text', { slug: 'two', front });
  const three = subjectFrom(inText, { slug: 'three', front: 'thumbnail: ../images/day.webp' });
  const draft = subjectFrom(inText, { slug: 'one', front });
  expect(checkSharedPictures([one, draft, two, three]).map(findingLine)).toEqual([
    'two.md:5: the picture night.webp is also in one.md:5: choose another',
    'three.md:9, block 1 (Picture): the picture night.webp is also in one.md:5: choose another',
  ]);
});
