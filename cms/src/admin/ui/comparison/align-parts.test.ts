import { alignParts, type Part } from './align-parts';

const prose = (text: string): Part => ({ type: 'blocks.rich-text', text });
const table = (text: string): Part => ({ type: 'blocks.table', text });
const ONE = prose('Sleep is a habit of the body');
const TWO = prose('Coffee keeps many people awake');
const THREE = prose('A dark room helps');

/** Each row as its change and the texts on both sides. */
const align = (before: Part[], after: Part[]) =>
  alignParts(before, after).map(({ change, before: left, after: right }) => [
    change,
    left === undefined ? '' : before[left]!.text,
    right === undefined ? '' : after[right]!.text,
  ]);

test('parts that did not change are the same', () => {
  expect(align([ONE, TWO], [ONE, TWO])).toEqual([
    ['same', ONE.text, ONE.text],
    ['same', TWO.text, TWO.text],
  ]);
});

test('finds added and removed parts where they are', () => {
  expect(align([ONE, TWO], [ONE, THREE, TWO]).map(([change]) => change)).toEqual(['same', 'added', 'same']);
  expect(align([ONE, THREE, TWO], [ONE, TWO]).map(([change]) => change)).toEqual(['same', 'removed', 'same']);
});

test('a part with other words is changed, one with hardly a common word is another', () => {
  const better = prose('Sleep is a habit of body and mind');
  expect(align([ONE], [better])).toEqual([['changed', ONE.text, better.text]]);
  expect(align([ONE], [TWO]).map(([change]) => change)).toEqual(['added', 'removed']);
  expect(align([ONE], [table(ONE.text)]).map(([change]) => change)).toEqual(['added', 'removed']);
});

test('several changed parts in a row keep their order', () => {
  const rows = align([ONE, TWO, THREE], [prose(`${ONE.text}!`), prose(`New ${THREE.text}`)]);
  expect(rows).toEqual([
    ['changed', ONE.text, `${ONE.text}!`],
    ['removed', TWO.text, ''],
    ['changed', THREE.text, `New ${THREE.text}`],
  ]);
});

test('parts with the same id belong together, those with different ids never', () => {
  const question = (id: string | undefined, text: string): Part => ({
    ...{ type: 'parts.question', text },
    ...(id !== undefined && { id }),
  });
  const before = [question('one', 'Does coffee help?'), question('two', 'Does tea help?')];
  const after = [question('two', 'Does coffee help?'), question('one', 'Something else entirely')];
  expect(align(before, after)).toEqual([
    ['changed', 'Does tea help?', 'Does coffee help?'],
    ['moved', 'Does coffee help?', 'Something else entirely'],
  ]);
  expect(
    align([before[0]!], [question('three', 'Does coffee help much?')]).map(([change]) => change),
  ).toEqual(['added', 'removed']);
  // Versions from before there were ids have none.
  expect(alignParts([question(undefined, 'Does coffee help?')], before)).toMatchObject([
    { change: 'same' },
    { change: 'added' },
  ]);
});

test('one of 200 parts that was dragged is one move', () => {
  const many = Array.from({ length: 200 }, (_, index) => prose(`Part number ${index} of the text`));
  const moved = [...many.slice(1, 150), many[0]!, ...many.slice(150)];
  const changes = align(many, moved).filter(([change]) => change !== 'same');
  expect(changes).toEqual([['moved', many[0]!.text, many[0]!.text]]);
});

test('a part that was moved and changed is one part, if it has half of its words', () => {
  const better = `${ONE.text} and mind`;
  expect(align([ONE, TWO, THREE], [TWO, THREE, prose(better)])).toEqual([
    ['same', TWO.text, TWO.text],
    ['same', THREE.text, THREE.text],
    ['moved', ONE.text, better],
  ]);
  const other = prose('Sleep is what people need');
  expect(align([ONE, TWO], [TWO, other]).map(([change]) => change)).toEqual(['removed', 'same', 'added']);
});

test('equal parts, such as dividers, are moved one by one', () => {
  const divider: Part = { type: 'blocks.divider', text: '' };
  const changes = align([divider, ONE, divider], [ONE, divider, divider]).map(([change]) => change);
  expect(changes).toEqual(expect.arrayContaining(['same', 'moved']));
  expect(changes.filter((change) => change === 'same')).toHaveLength(2);
});

test('two texts without anything in common are compared in moments', () => {
  const numbered = (word: string) => Array.from({ length: 1000 }, (_, index) => prose(`${word}${index}`));
  expect(alignParts(numbered('a'), numbered('b'))).toHaveLength(2000);
});
