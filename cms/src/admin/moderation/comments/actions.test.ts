import type { Rights } from '../../../domain/moderation/desk';
import { getActions } from './actions';
import { comment } from './comments.testing';

const ALL: Rights = {
  comments: true,
  hide: true,
  review: true,
  ban: true,
  deleteAll: true,
  messages: true,
  answer: true,
};
const NONE: Rights = { ...ALL, hide: false, review: false, ban: false, deleteAll: false };
const names = (...input: Parameters<typeof getActions>) => getActions(...input).map(({ label }) => label);

test.each([
  ['visible', ['Hide', 'Reply as the editors', 'Ban', 'Delete all of this member']],
  ['hidden', ['Restore', 'Ban', 'Delete all of this member']],
  ['held', ['Approve', 'Hide', 'Ban', 'Delete all of this member']],
] as const)('a %s comment', (state, labels) => {
  expect(names(comment({ state }), ALL)).toEqual(labels);
});

test('reports can be closed, and a ban lifted', () => {
  expect(names(comment({ reports: { count: 1, newest: [] } }), ALL)).toContain('Looked at');
  const { author } = comment();
  const banned = comment({ author: author?.is === 'member' ? { ...author, isBanned: true } : null });
  expect(names(banned, ALL)).toContain('Lift the ban');
  expect(names(banned, ALL)).not.toContain('Ban');
});

test('the editors’ own comments and those of former members have no member to ban', () => {
  for (const author of [{ is: 'gone' }, { is: 'editors', name: null }, null] as const)
    expect(names(comment({ author }), ALL)).toEqual(['Hide', 'Reply as the editors']);
});

test('nobody replies where nobody would see it', () => {
  const article = { documentId: 'x', title: null, slug: null, isPublic: false };
  expect(names(comment({ article }), ALL)).not.toContain('Reply as the editors');
  const parent = { id: 2, text: 'Rude', author: 'Bea', isHidden: true };
  expect(names(comment({ parent }), ALL)).not.toContain('Reply as the editors');
});

test('without rights, nothing', () => {
  expect(names(comment({ reports: { count: 1, newest: [] } }), NONE)).toEqual([]);
});

test('no two actions of a comment have the same key', () => {
  for (const state of ['visible', 'hidden', 'held'] as const) {
    const keys = getActions(comment({ state, reports: { count: 1, newest: [] } }), ALL).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
