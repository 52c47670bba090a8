import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import blogSchema from '../api/blog/content-types/blog/schema.json';
import { fixtures } from './fixtures';
import { getComponent, registry } from './registry';

const COMPONENTS = path.join(__dirname, '../components/blocks');
const known = Object.keys(registry).toSorted();

test('every block component of the CMS is mapped, and nothing else', () => {
  const files = fs.readdirSync(COMPONENTS).map((file) => path.basename(file, '.json'));
  expect(known).toEqual(files.toSorted());
});
test('the article content field accepts exactly the mapped components', () => {
  expect(known.map((name) => `blocks.${name}`)).toEqual(
    [...blogSchema.attributes.content.components].toSorted(),
  );
});
test('all 23 block types have a fixture (C16)', () => {
  expect(known.filter((name) => name !== 'rich-text')).toEqual(Object.keys(fixtures).toSorted());
  expect(Object.keys(fixtures)).toHaveLength(23);
});
test.each(Object.values(fixtures))(
  'the fixture of $block.type fills every field of its component',
  ({ entry, block }) => {
    const file = fs.readFileSync(path.join(COMPONENTS, `${block.type}.json`), 'utf8');
    const { attributes } = v.parse(
      v.object({ attributes: v.record(v.string(), v.unknown()) }),
      JSON.parse(file),
    );
    expect(Object.keys(entry).toSorted()).toEqual(
      ['__component', 'id', ...Object.keys(attributes)].toSorted(),
    );
  },
);
test.each([
  'heading',
  'blocks.',
  'blocks.constructor',
  'blocks.__proto__',
  'parts.heading',
  'constructor',
  '',
  'Blocks.heading',
])('getComponent returns null for "%s"', (name) => {
  expect(getComponent(name)).toBeNull();
});
