import { measureFigures } from './figures';
import { lint } from './lint';
import { figureLines, problemLines } from './report';
import { prose, SITE, subjectFrom } from './testing';

const subjects = [
  subjectFrom(prose(400), { slug: 'one', front: 'categories: [Sleep]\nthumbnail: ../images/one.webp' }),
  subjectFrom(`## Title\n\n${prose(500, 'b')}`, {
    slug: 'two',
    front: 'categories: [Sleep]\nlayout: accordion\nthumbnail: ../images/one.webp',
  }),
];

test('measureFigures counts articles, words, topics, layouts, blocks and pictures', () => {
  expect(measureFigures(subjects)).toMatchObject({
    articles: 2,
    words: { least: 400, median: 501, most: 501 },
    topics: [['Sleep', 2]],
    layouts: [
      ['accordion', 1],
      ['text-image-alternating', 1],
    ],
    blocks: [
      ['paragraph', 2],
      ['heading', 1],
    ],
    pictures: 1,
  });
  expect(figureLines(measureFigures(subjects)).slice(0, 2)).toEqual([
    '2 articles, 1 picture',
    'words           400 to 501, median 501',
  ]);
});

test('measureFigures returns zeros when there are no articles', () => {
  expect(measureFigures([])).toMatchObject({ articles: 0, words: { most: 0 }, grade: { average: 0 } });
});

test('problemLines lists the average reading level first, then the problems by article', () => {
  const figures = measureFigures(subjects);
  const lines = problemLines(lint(subjects, SITE), {
    ...figures,
    grade: { ...figures.grade, average: 10.52 },
  });
  expect(lines[0]).toBe('the articles take 10.5 years of school to read on average: at most 10');
  expect(lines[1]).toBe('one.md:1: there is no description: write 140 to 160 characters on what readers get');
  expect(lines.at(-1)).toBe('two.md:7: the picture one.webp is also in one.md:6: choose another');
  // Article by article.
  const articles = lines.slice(1).map((line) => line.slice(0, 3));
  expect(articles).toEqual(articles.toSorted());
});
