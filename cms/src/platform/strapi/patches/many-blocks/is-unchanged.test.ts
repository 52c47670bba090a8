import { isUnchanged } from './is-unchanged';
import type { Attribute, Fields } from './strapi-components';

const TYPES: Record<string, [string, Attribute][]> = {
  paragraph: [
    ['text', { type: 'text' }],
    ['inline', { type: 'component', component: 'run', repeatable: true }],
  ],
  run: [
    ['text', { type: 'text' }],
    ['url', { type: 'string' }],
  ],
  prose: [['body', { type: 'blocks' }]],
  image: [
    ['image', { type: 'media' }],
    ['alt', { type: 'string' }],
  ],
  card: [['run', { type: 'component', component: 'run' }]],
  related: [['articles', { type: 'relation' }]],
};
const getAttributes = (uid: string) => TYPES[uid] ?? [];
const check = (uid: string, stored: Fields, saved: Fields) => isUnchanged(getAttributes, uid, stored, saved);

const run = { id: 3, text: 'a', url: null };

test.each<[string, string, Fields, Fields]>([
  ['a text', 'paragraph', { id: 1, text: 'a', inline: [] }, { id: 1, text: 'a', inline: [] }],
  ['a field that is not named', 'paragraph', { id: 1, text: 'a', inline: [run] }, { id: 1, text: 'a' }],
  ['nothing for nothing', 'paragraph', { id: 1, inline: [] }, { id: 1, text: null }],
  ['parts', 'paragraph', { id: 1, inline: [run] }, { id: 1, inline: [{ ...run, id: '3' }] }],
  ['prose', 'prose', { id: 1, body: [{ type: 'a' }] }, { id: 1, body: [{ type: 'a' }] }],
  [
    'a file',
    'image',
    { id: 1, image: { id: 9, name: 'a' }, alt: 'b' },
    { id: 1, image: { id: 9 }, alt: 'b' },
  ],
  ['the id of a file', 'image', { id: 1, image: { id: 9 } }, { id: 1, image: 9 }],
  ['no file', 'image', { id: 1, image: null }, { id: 1, image: null }],
  ['a part', 'card', { id: 1, run }, { id: 1, run: { ...run } }],
])('%s stays', (_, uid, stored, saved) => {
  expect(check(uid, stored, saved)).toBe(true);
});

test.each<[string, string, Fields, Fields]>([
  ['a text', 'paragraph', { id: 1, text: 'a' }, { id: 1, text: 'b' }],
  ['a text that is taken away', 'paragraph', { id: 1, text: 'a' }, { id: 1, text: null }],
  ['the text of a part', 'paragraph', { inline: [run] }, { inline: [{ ...run, text: 'b' }] }],
  ['a new part', 'paragraph', { inline: [run] }, { inline: [run, { text: 'b' }] }],
  ['a part in place of another', 'paragraph', { inline: [run] }, { inline: [{ text: 'a', url: null }] }],
  ['a part that is taken away', 'paragraph', { inline: [run] }, { inline: [] }],
  [
    'the order of parts',
    'paragraph',
    { inline: [run, { ...run, id: 4 }] },
    { inline: [{ ...run, id: 4 }, run] },
  ],
  ['prose', 'prose', { body: [{ type: 'a' }] }, { body: [{ type: 'b' }] }],
  ['a file', 'image', { image: { id: 9 } }, { image: 8 }],
  ['a file that is taken away', 'image', { image: { id: 9 } }, { image: null }],
  ['a file that is connected', 'image', { image: { id: 9 } }, { image: { connect: [{ id: 9 }] } }],
  ['a relation, whatever it is', 'related', { articles: [] }, { articles: [] }],
])('%s is a change', (_, uid, stored, saved) => {
  expect(check(uid, stored, saved)).toBe(false);
});
