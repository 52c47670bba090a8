import { withoutRowIds, withRowsOnce } from './row-ids';
import type { Attributes } from './snapshot';

const part = (component: string) => ({ type: 'component', component });
const COMPONENTS: Record<string, Attributes> = {
  'blocks.list': { items: { ...part('parts.item'), repeatable: true } },
  'parts.item': { picture: { type: 'media' }, text: { type: 'string' } },
  'meta.seo': { title: { type: 'string' } },
};
const ATTRIBUTES = {
  title: { type: 'string' },
  content: { type: 'dynamiczone' },
  seo: part('meta.seo'),
  thumbnail: { type: 'media' },
  categories: { type: 'relation' },
};

test('parts lose the ids of their rows at every depth; files and related entries keep theirs', () => {
  const data = {
    id: 7,
    title: 'Sleep',
    content: [
      { id: 1, __component: 'blocks.list', items: [{ id: 2, text: 'One', picture: { id: 3 } }] },
      { id: 4, __component: 'blocks.gone', text: 'Kept' },
    ],
    seo: { id: 5, title: 'Sleep' },
    thumbnail: { id: 6 },
    categories: { connect: [{ id: 8, documentId: 'abc' }] },
  };
  expect(withoutRowIds(data, ATTRIBUTES, (name) => COMPONENTS[name] ?? {})).toEqual({
    ...data,
    content: [
      { __component: 'blocks.list', items: [{ text: 'One', picture: { id: 3 } }] },
      { __component: 'blocks.gone', text: 'Kept' },
    ],
    seo: { title: 'Sleep' },
  });
});

test('empty parts stay empty', () => {
  const data = { seo: null, content: [] };
  expect(withoutRowIds(data, ATTRIBUTES, () => ({}))).toEqual(data);
});

test('the second of two parts with one row gets a row of its own, at every depth', () => {
  const item = { id: 2, text: 'One' };
  const data = {
    content: [
      { id: 1, __component: 'blocks.list', items: [item, { ...item, text: 'Two' }] },
      { id: 1, __component: 'blocks.list', items: [item] },
      // Another table of the database.
      { id: 1, __component: 'blocks.gone', text: 'Kept' },
      { __component: 'blocks.gone', text: 'New' },
    ],
    seo: { id: 1, title: 'Sleep' },
  };
  expect(withRowsOnce(data, ATTRIBUTES, (name) => COMPONENTS[name] ?? {})).toEqual({
    ...data,
    content: [
      { id: 1, __component: 'blocks.list', items: [item, { text: 'Two' }] },
      { __component: 'blocks.list', items: [{ text: 'One' }] },
      ...data.content.slice(2),
    ],
  });
});
