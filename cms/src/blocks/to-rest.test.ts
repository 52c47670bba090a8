import { DEFAULT_LAYOUT, LAYOUTS } from './block';
import { fixtures } from './fixtures';
import { toRest, toRestContent } from './to-rest';

const all = Object.values(fixtures);
/** The fields of each block, including parts of items and the fields that C2 allows us to add. */
const FIELDS =
  'type text level url caption author code height items inlineBlocks headers rows boldFirstColumn content image target inlineHeading alt'.split(
    ' ',
  );

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(fieldsIn)];
}

test.each(all)('$block.type maps to its REST form with specified fields only', ({ block, rest }) => {
  expect(toRest(block)).toEqual(rest);
  expect(fieldsIn(toRest(block)).filter((field) => !FIELDS.includes(field))).toEqual([]);
});

test.each(LAYOUTS)('the content of an article with the layout %s is a JSON string', (layout) => {
  const content = toRestContent(
    layout,
    all.map(({ block }) => block),
  );
  expect(JSON.parse(content)).toEqual({ layoutType: layout, content: all.map(({ rest }) => rest) });
});

test('an article without blocks has an empty content list', () => {
  expect(toRestContent(DEFAULT_LAYOUT, [])).toBe('{"layoutType":"text-image-alternating","content":[]}');
});

test('omits struck-out text of markup, and elements that contain nothing else', () => {
  const markup = (content: string) => ({ type: 'raw-html' as const, content });
  const content = toRestContent(DEFAULT_LAYOUT, [
    markup('<p>Take <s>500 mg</s> 250 mg</p>'),
    markup('<p><del>500 mg</del></p>'),
  ]);
  expect(JSON.parse(content).content).toEqual([{ type: 'raw-html', content: '<p>Take  250 mg</p>' }]);
});
