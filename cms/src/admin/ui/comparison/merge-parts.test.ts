import { type Part } from './align-parts';
import { comparePartsOfBoth, mergeParts, type Side } from './merge-parts';

const part = (text: string): Part => ({ type: 'blocks.rich-text', text });
const parts = (...texts: string[]) => texts.map(part);
const A = 'The first part of it';
const B = 'Another part in the middle';
const C = 'Finally something to end with';

/** The merged texts with the suggested sides, or with the same side for everything. */
function merge(base: string[], theirs: string[], mine: string[], side?: Side): string[] {
  const lists = { theirs: parts(...theirs), mine: parts(...mine) };
  const differences = comparePartsOfBoth(parts(...base), lists.theirs, lists.mine);
  const merged = mergeParts(differences, ({ suggested }) => side ?? suggested);
  return merged.map(({ from, index }) => lists[from][index]!.text);
}

test.each<[string, string[], string[], string[]]>([
  [
    'what each has changed',
    [`${A} (theirs)`, B, C],
    [A, B, `${C} (mine)`],
    [`${A} (theirs)`, B, `${C} (mine)`],
  ],
  [
    'what each has added',
    ['New at the top', A, B, C],
    [A, B, C, 'A last word'],
    ['New at the top', A, B, C, 'A last word'],
  ],
  ['what they removed', [A, C], [A, B, `${C} (mine)`], [A, `${C} (mine)`]],
  ['what I removed', [A, B, `${C} (theirs)`], [A, C], [A, `${C} (theirs)`]],
  ['what they moved', [C, A, B], [A, `${B} (mine)`, C], [C, A, `${B} (mine)`]],
  ['what I moved', [A, `${B} (theirs)`, C], [C, A, B], [C, A, `${B} (theirs)`]],
  [
    'what they moved and changed',
    [C, `${A} (theirs)`, B],
    [A, `${B} (mine)`, C],
    [C, `${A} (theirs)`, `${B} (mine)`],
  ],
  [
    'what I moved and changed',
    [A, `${B} (theirs)`, C],
    [C, `${A} (mine)`, B],
    [C, `${A} (mine)`, `${B} (theirs)`],
  ],
])('suggests %s', (_what, theirs, mine, expected) => {
  expect(merge([A, B, C], theirs, mine)).toEqual(expected);
});

const OTHER = 'Adam had quite different ideas';
const REWRITTEN = 'Nothing remained after this was rewritten';

/** The differences, by their texts on both sides. */
function compare(base: Part[], theirs: Part[], mine: Part[]) {
  return comparePartsOfBoth(base, theirs, mine)
    .filter(({ change }) => change !== 'same')
    .map(({ before, after, suggested, isConflict }) => ({
      theirs: before === undefined ? undefined : theirs[before]!.text,
      mine: after === undefined ? undefined : mine[after]!.text,
      suggested,
      isConflict,
    }));
}

test('what one has changed and the other has removed is a conflict, and stays unless somebody chooses', () => {
  const changed = `${B} (changed)`;
  expect(compare(parts(A, B, C), parts(A, C), parts(A, changed, C))).toEqual([
    { theirs: undefined, mine: changed, suggested: 'mine', isConflict: true },
  ]);
  expect(compare(parts(A, B, C), parts(A, changed, C), parts(A, C))).toEqual([
    { theirs: changed, mine: undefined, suggested: 'theirs', isConflict: true },
  ]);
});

test('what only one of them still has stays in its order', () => {
  const [b, c] = [`${B} (changed)`, `${C} (changed)`];
  expect(merge([A, B, C], [A, c], [A, b])).toEqual([A, b, c]);
  expect(merge([A, B, C], [A, b], [A, c])).toEqual([A, b, c]);
});

test('a new text goes before a new place', () => {
  const changed = `${A} (changed)`;
  expect(merge([A, B, C], [changed, B, C], [B, C, A])).toContain(changed);
  expect(merge([A, B, C], [B, C, A], [changed, B, C])).toContain(changed);
});

test('a part that both have rewritten is one conflict', () => {
  const conflict = { theirs: OTHER, mine: REWRITTEN, suggested: 'mine', isConflict: true };
  expect(compare(parts(A, B, C), parts(A, OTHER, C), parts(A, REWRITTEN, C))).toEqual([conflict]);
  // What one has added is not in place of something.
  expect(compare(parts(A, C), parts(A, OTHER, C), parts(A, REWRITTEN, C))).toHaveLength(2);
});

test('a part that one has rewritten is the same as long as both have its row', () => {
  const inRow = (text: string, row: string): Part => ({ ...part(text), row });
  const theirs = [inRow(A, '1'), inRow(OTHER, '2'), inRow(C, '3')];
  const mine = [inRow(A, '1'), inRow(C, '3'), inRow(`${B} (mine)`, '2')];
  expect(compare(parts(A, B, C), theirs, mine)).toEqual([
    { theirs: OTHER, mine: `${B} (mine)`, suggested: 'mine', isConflict: true },
  ]);
  const unchanged = [inRow(A, '1'), inRow(B, '2'), inRow(C, '3')];
  expect(compare(parts(A, B, C), unchanged, [inRow(REWRITTEN, '2'), inRow(C, '3'), inRow(A, '1')])).toEqual(
    expect.arrayContaining([{ theirs: B, mine: REWRITTEN, suggested: 'mine', isConflict: false }]),
  );
});

test('rows that others have now do not keep parts apart', () => {
  const inRow = (text: string, row: string): Part => ({ ...part(text), row });
  const theirs = [inRow(`${A} (theirs)`, '7'), inRow(B, '8')];
  const mine = [inRow(A, '1'), inRow(`${B} (mine)`, '2')];
  expect(compare(parts(A, B), theirs, mine)).toEqual([
    { theirs: `${A} (theirs)`, mine: A, suggested: 'theirs', isConflict: false },
    { theirs: B, mine: `${B} (mine)`, suggested: 'mine', isConflict: false },
  ]);
});

test('asks when both have changed the same part', () => {
  const [first, second] = comparePartsOfBoth(
    parts(A, B),
    parts(`${A} (theirs)`, `${B} (theirs)`),
    parts(`${A} (mine)`, B),
  );
  expect([first!.isConflict, second!.isConflict]).toEqual([true, false]);
});

test.each<[Side, string[]]>([
  ['theirs', [C, `${A} (theirs)`, 'Theirs alone', B]],
  ['mine', [B, `${A} (mine)`, 'Only I have this']],
])('all of %s is that list', (side, expected) => {
  const theirs = [C, `${A} (theirs)`, 'Theirs alone', B];
  const mine = [B, `${A} (mine)`, 'Only I have this'];
  expect(merge([A, B, C], theirs, mine, side)).toEqual(expected);
});

test('three lists of 1,000 parts without anything in common are compared', () => {
  const write = (word: string, row?: string): Part[] =>
    Array.from({ length: 1000 }, (_part, number) => ({
      ...part(Array.from({ length: 40 }, (_word, index) => `${word}${number}x${index}`).join(' ')),
      ...(row !== undefined && { row: `${row} ${number}` }),
    }));
  expect(comparePartsOfBoth(write('a'), write('b', 'same'), write('c', 'same'))).toHaveLength(1000);
});

describe('a part that one has added where they removed another', () => {
  const question = (id: string | undefined, text: string): Part => ({
    type: 'parts.question',
    text,
    ...(id !== undefined && { id, row: `row ${id}` }),
  });
  const block = (row: number | undefined, text: string): Part => ({
    ...part(text),
    ...(row !== undefined && { row: String(row) }),
  });

  test.each<[string, Part[], Part[], Part[]]>([
    [
      'a question',
      [
        question('1', 'Question: How long?\nAnswer: Eight hours.'),
        question('2', 'Question: Is it safe to nap?\nAnswer: Yes.'),
      ],
      [
        question('1', 'Question: How long?\nAnswer: Eight hours.'),
        question('2', 'Question: Is it safe to nap?\nAnswer: Until four.'),
      ],
      [
        question('1', 'Question: How long?\nAnswer: Eight hours.'),
        question(undefined, 'Question: Is coffee safe?\nAnswer: Yes.'),
      ],
    ],
    [
      'a block',
      [block(1, A), block(2, B)],
      [block(1, A), block(2, `${B} (theirs)`)],
      [block(1, A), block(undefined, `${B} (new)`)],
    ],
  ])('is another part: %s', (_, stored, theirs, mine) => {
    // Versions have no rows.
    const base = stored.map(({ row: _row, ...known }) => known);
    expect(compare(base, theirs, mine)).toEqual([
      { theirs: undefined, mine: mine[1]!.text, suggested: 'mine', isConflict: false },
      { theirs: theirs[1]!.text, mine: undefined, suggested: 'theirs', isConflict: true },
    ]);
  });
});

describe('prose that both have changed', () => {
  const prose = (...paragraphs: string[]): Part => ({ ...part(paragraphs.join('\n\n')), paragraphs });
  const compareProse = (base: Part, theirs: Part, mine: Part) => comparePartsOfBoth([base], [theirs], [mine]);

  test('is put together by paragraph', () => {
    const [difference] = compareProse(prose(A, B, C), prose(`${A} (theirs)`, B, C), prose(A, B, 'New', C));
    expect(difference).toMatchObject({ change: 'changed', isConflict: false });
    expect(mergeParts([difference!])).toEqual([
      {
        from: 'mine',
        index: 0,
        paragraphs: {
          theirs: 0,
          mine: 0,
          merged: [
            { from: 'theirs', index: 0 },
            { from: 'theirs', index: 1 },
            { from: 'mine', index: 2 },
            { from: 'theirs', index: 2 },
          ],
        },
      },
    ]);
  });

  test('is a conflict where both have changed the same paragraph, which the editor chooses', () => {
    const [difference] = compareProse(prose(A, B), prose(`${A} (theirs)`, B), prose(`${A} (mine)`, B));
    expect(difference).toMatchObject({ isConflict: true });
    const [merged] = mergeParts([difference!], ({ suggested }, _part, paragraph) =>
      paragraph === 0 ? 'theirs' : suggested,
    );
    expect(merged?.paragraphs?.merged).toEqual([
      { from: 'theirs', index: 0 },
      { from: 'theirs', index: 1 },
    ]);
  });

  test('is chosen as a whole where its paragraphs are not known', () => {
    const [difference] = compareProse(prose(A, B), part(`${A} ${B} (theirs)`), prose(A, `${B} (mine)`));
    expect(difference).toMatchObject({ isConflict: true });
    expect(difference).not.toHaveProperty('paragraphs');
  });
});
