import { getChangedNames } from './changed-names';

const ATTRIBUTES = {
  text: { type: 'text' },
  hidden: { type: 'boolean' },
  member: { type: 'relation' },
  image: { type: 'media' },
  updatedAt: { type: 'datetime' },
};
const changed = (sent: object, before: object | undefined, after: object) =>
  getChangedNames(ATTRIBUTES, sent, before, after);

test('names what differs, and only attributes of the schema', () => {
  const sent = { text: 'Rude', hidden: true, updatedAt: 1, 'a secret': 'x' };
  expect(
    changed(sent, { text: 'Rude', hidden: null }, { text: 'Rude', hidden: true, 'a secret': 'x' }),
  ).toEqual(['hidden']);
});

test('everything that a new entry was given has changed', () => {
  expect(changed({ text: 'New', hidden: null }, undefined, { text: 'New', hidden: null })).toEqual(['text']);
});

test('a relation has changed if the write touched it', () => {
  expect(changed({ member: { connect: [], disconnect: [] }, image: 3 }, {}, {})).toEqual(['image']);
  expect(changed({ member: { connect: [{ id: 1 }], disconnect: [] } }, {}, {})).toEqual(['member']);
  expect(changed({ member: { set: [] }, image: null }, {}, {})).toEqual(['image']);
  expect(changed({ member: {} }, {}, {})).toEqual(['member']);
});
