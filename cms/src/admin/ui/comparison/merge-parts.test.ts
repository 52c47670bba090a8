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
  const sides = differences.map(({ suggested }) => side ?? suggested);
  return mergeParts(differences, sides).map(({ from, index }) => lists[from][index]!.text);
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
