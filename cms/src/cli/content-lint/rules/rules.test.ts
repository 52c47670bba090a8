import { SITE, subjectFrom, prose } from '../testing';
import { checkCategories } from './categories';
import { checkDescription } from './description';
import { checkHeadingOrder } from './heading-order';
import { checkLength } from './length';
import { checkLinks } from './links';
import { checkMarkup } from './markup';
import { checkPictures } from './pictures';
import { checkQuestions } from './questions';
import { checkReadingLevel } from './reading-level';
import { checkSources } from './sources';

const getMessages = (faults: readonly { message: string }[]): string[] =>
  faults.map(({ message }) => message);

describe('the description', () => {
  test.each([139, 140, 160, 161])('must have 140 to 160 characters, not %d', (length) => {
    const faults = checkDescription(subjectFrom('Text', { front: `description: ${'é'.repeat(length)}` }));
    expect(getMessages(faults)).toEqual(
      length < 140 || length > 160
        ? [`the description has ${length} characters: 140 to 160 fill a search result`]
        : [],
    );
  });

  test('is reported when it is missing', () => {
    expect(getMessages(checkDescription(subjectFrom('Text')))).toEqual([
      'there is no description: write 140 to 160 characters on what readers get',
    ]);
  });
});

describe('the text length', () => {
  test.each([
    [340, 1],
    [350, 0],
    [900, 0],
    [910, 1],
  ])('of %d words gives %d problems', (words, faults) => {
    expect(checkLength(subjectFrom(prose(words)))).toHaveLength(faults);
  });

  test('excludes sources and code blocks', () => {
    const copied = `:::code-block\ncode: ${prose(600)}\n:::`;
    const text = `${prose(400)}\n\n${copied}\n\n## Sources\n\n${prose(600)}`;
    expect(checkLength(subjectFrom(text))).toEqual([]);
  });
});

test('a text that is too hard to read is reported at its longest sentence', () => {
  const hard =
    'Comprehensive multidisciplinary rehabilitation necessitates individualized interdisciplinary evaluation, incorporating psychological, nutritional and cardiovascular considerations.';
  const [fault, ...more] = checkReadingLevel(subjectFrom(`Easy words.\n\n:::divider\n:::\n\n${hard}`));
  expect(more).toEqual([]);
  expect(fault?.path).toEqual(['content', 2, 'body', 0]);
  expect(fault?.message).toMatch(/takes \d\d\.\d years of school to read \(at most 12\).*13 words/);
  expect(checkReadingLevel(subjectFrom(prose(100)))).toEqual([]);
});

describe('headings', () => {
  test('may descend one level at a time and ascend freely', () => {
    const text = '## One\n\n### Two\n\n#### Three\n\n## Four\n\n:::inline-heading\ntext: Five\nlevel: 3\n:::';
    expect(checkHeadingOrder(subjectFrom(text))).toEqual([]);
  });

  test('must start at level 2', () => {
    expect(getMessages(checkHeadingOrder(subjectFrom('### One')))).toEqual([
      'the heading "One" has level 3 below level 1: make it 2',
    ]);
  });

  test('must not skip a level', () => {
    expect(checkHeadingOrder(subjectFrom('## One\n\n:::divider\n:::\n\n#### Two'))).toEqual([
      { path: ['content', 2, 'body', 0], message: 'the heading "Two" has level 4 below level 2: make it 3' },
    ]);
  });
});

describe('categories', () => {
  test('pass when all exist on the site and the topic comes first', () => {
    expect(checkCategories(subjectFrom('Text', { front: 'categories: [Sleep, Jet Lag]' }), SITE)).toEqual([]);
  });

  test.each([
    ['[]', 'the article is in no category: choose its topic'],
    ['[Sleep, Jet Leg]', 'there is no category "Jet Leg"; did you mean "Jet Lag"?'],
    ['[Jet Lag]', '"Jet Lag" is not a topic: put the article\'s topic before it'],
  ])('are reported when listed as %s', (names, message) => {
    expect(
      getMessages(checkCategories(subjectFrom('Text', { front: `categories: ${names}` }), SITE)),
    ).toEqual([message]);
  });
});

describe('links', () => {
  test.each([
    '/',
    '/blog/deep-sleep',
    '/blog/old-address?a=1#b',
    '/sleep',
    '/jet-lag',
    '/category/jet-lag/',
    '/categories-list/sleep',
    '/bmi-calculator',
    '/search/jet-lag',
    '/uploads/night.webp',
    'https://example.org/nowhere',
    'mailto:a@b.example',
  ])('to %s are accepted', (address) => {
    expect(checkLinks(subjectFrom(`A [link](${address}).`), SITE)).toEqual([]);
  });

  test.each([
    ['/blog/deep-slep', '; did you mean "deep-sleep"?'],
    ['/blog/nothing-like-it', ''],
    ['/blog', ': link to a page of the site'],
    ['/insomnia', ': link to a page of the site'],
    ['/category/insomnia', ': link to a page of the site'],
    ['/categories-list/jet-lag', ': link to a page of the site'],
    ['/sleep/deep', ': link to a page of the site'],
    ['/admin', ': link to a page of the site'],
  ])('to %s are reported as leading nowhere', (address, hint) => {
    expect(getMessages(checkLinks(subjectFrom(`A [link](${address}).`), SITE))).toEqual([
      `${address} leads nowhere${hint}`,
    ]);
  });

  test('are checked in lists, tables, link blocks and HTML', () => {
    const text = [
      '- an [item](/a)',
      '| A |\n| - |\n| [cell](/b) |',
      ':::link\ntext: Words\nurl: /c\n:::',
      ':::raw-html\ncontent: <a href="/d">Words</a>\n:::',
      ':::ordered-list\nitems:\n  - inline: A [step](/e)\n:::',
    ].join('\n\n');
    expect(
      checkLinks(subjectFrom(text), SITE).map(({ path, message }) => [path[1], message.slice(0, 2)]),
    ).toEqual([
      [0, '/a'],
      [1, '/b'],
      [2, '/c'],
      [3, '/d'],
      [4, '/e'],
    ]);
  });

  test('must point to existing articles in suggestions', () => {
    const front = 'suggested: [old-address, deep-slep]';
    expect(checkLinks(subjectFrom('Text', { front }), SITE)).toEqual([
      {
        path: ['suggestedBlogs', 1],
        message: 'no article has the address "deep-slep"; did you mean "deep-sleep"?',
      },
    ]);
  });
});

describe('pictures', () => {
  const front = 'thumbnail: ../images/night.webp';

  test('pass with alternative text or when marked as decorative', () => {
    const text = '![](../images/dune.webp)\n\n:::image\nimage: ../images/moon.webp\n:::';
    expect(checkPictures(subjectFrom(text, { front, alts: { 'moon.webp': '' } }))).toEqual([]);
  });

  test('are reported in the thumbnail and in any block when alternative text is missing', () => {
    const text = [
      '![](../images/dune.webp)',
      ':::image\nimage: ../images/moon.webp\n:::',
      ':::gif\nfile: ../media/wave.gif\n:::',
      ':::raw-html\ncontent: <img src="/uploads/a.webp">\n:::',
    ].join('\n\n');
    const alts = { 'dune.webp': null, 'moon.webp': null, 'night.webp': null, 'wave.gif': '' };
    const faults = checkPictures(subjectFrom(text, { front, alts }));
    expect(faults.map(({ path }) => path.join(' ')).toSorted()).toEqual([
      'content 0 body 0 image',
      'content 1 image',
      'content 2',
      'content 3',
      'thumbnail',
    ]);
    expect(new Set(getMessages(faults).map((message) => /has no alternative text/.test(message)))).toEqual(
      new Set([true]),
    );
  });

  test('are reported as missing when the article has no thumbnail', () => {
    expect(getMessages(checkPictures(subjectFrom('Text')))).toEqual([
      'there is no picture for lists and shares: choose a thumbnail',
    ]);
  });
});

describe('Markdown marks', () => {
  test.each([
    ['*because*', ':::list\nitems:\n  - text: Add the word *because* to it.\n:::'],
    ['**Call**', ':::blockquote\ntext: "**Call** at once."\n:::'],
    ['_now_', ':::list\nitems:\n  - text: Call _now_, not later.\n:::'],
    ['[more](/blog/deep-sleep)', ':::list\nitems:\n  - text: Read [more](/blog/deep-sleep).\n:::'],
  ])('are reported where readers would see %s literally', (marked, text) => {
    expect(getMessages(checkMarkup(subjectFrom(text)))).toEqual([
      `readers see the marks of ${marked}: remove them, or write it as prose`,
    ]);
  });

  test('are reported in FAQs with their path', () => {
    const front = 'faqs:\n  - question: Is it safe?\n    answer: "*Mostly*, yes."';
    expect(checkMarkup(subjectFrom('Text', { front }))).toEqual([
      { path: ['faqs', 0], message: 'readers see the marks of *Mostly*: remove them, or write it as prose' },
    ]);
  });

  test.each([
    'It is *said* in **prose** with [a link](/blog/deep-sleep).',
    ':::code-block\ncode: "*as it is*"\n:::',
    ':::list\nitems:\n  - text: 2 * 3 * 4, snake_case_name, a star* and **\n:::',
  ])('are accepted in prose, in code and as ordinary characters: %j', (text) => {
    expect(checkMarkup(subjectFrom(text))).toEqual([]);
  });
});

const getAltMessages = (alt: string) => {
  const front = 'thumbnail: ../images/night.webp';
  return getMessages(checkPictures(subjectFrom('Text', { front, alts: { 'night.webp': alt } })));
};

test.each(['image', 'A picture', 'night-sky.webp'])('reports %j as meaningless alternative text', (alt) => {
  expect(getAltMessages(alt)).toEqual([
    expect.stringContaining(`"${alt}" does not describe the picture night.webp: say`),
  ]);
});

test.each(['A picture of a night sky over a lake', ''])('accepts %j as alternative text', (alt) => {
  expect(getAltMessages(alt)).toEqual([]);
});

test.each([
  [2, 1],
  [3, 0],
  [5, 0],
  [6, 1],
])('an article with %d FAQs gives %d problems', (count, faults) => {
  const questions = Array.from({ length: count }, (_, at) => `  - question: Why ${at}?\n    answer: So.`);
  const front = `faqs:\n${questions.join('\n')}`;
  expect(checkQuestions(subjectFrom('Text', { front }))).toHaveLength(faults);
});

describe('sources', () => {
  const front = 'author: Editorial team';
  const over = 'Editorial team, not medically reviewed. It rests on guidelines.';
  const listed = '- NHS: *Sleep*\n- NICE: *Insomnia* (CG1)';
  const findFaults = (section: string, more = front) =>
    getMessages(checkSources(subjectFrom(`Text\n\n${section}`, { front: more })));

  test('require an author, a Sources section and at least two sources', () => {
    expect(findFaults(`## Sources\n\n${over}\n\n${listed}`)).toEqual([]);
    expect(findFaults('More text', '')).toEqual([
      'there is no author: name one',
      'there is no section "Sources" at its end: list what the article is based on',
    ]);
    expect(findFaults(`## Sources\n\n${over}`)).toEqual([
      'there are too few sources: name at least two, by organisation and title',
    ]);
  });

  test('start with the no-review sentence unless the article was reviewed (C39)', () => {
    const section = `## Sources\n\nOn guidelines.\n\n${listed}`;
    expect(findFaults(section)).toEqual([
      'nobody reviewed it: begin the sources with "Editorial team, not medically reviewed."',
    ]);
    expect(findFaults(section, `${front}\nreviewer: Ada Lovelace\nreviewedOn: 2026-01-01`)).toEqual([]);
  });

  test('must state that web addresses were not checked exactly when they contain some', () => {
    const addressed = listed.replace('*Sleep*', '*Sleep* (nhs.uk/conditions)');
    expect(findFaults(`## Sources\n\n${over}\n\n${addressed}`)).toEqual([
      'the sources contain addresses that nobody opened: add "Web addresses were not checked."',
    ]);
    expect(findFaults(`## Sources\n\n${over} Web addresses were not checked.\n\n${addressed}`)).toEqual([]);
    expect(findFaults(`## Sources\n\n${over} Web addresses were not checked.\n\n${listed}`)).toEqual([
      'the sources contain no address: remove "Web addresses were not checked."',
    ]);
  });
});
