import { withoutRowIds } from './row-ids';
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
