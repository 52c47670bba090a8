import { applyChange, belongsTo, getDecidedState, removeQuote, setBanned, setState } from './changes';
import { comment } from './comments.testing';

const reports = { count: 2, newest: [{ reason: 'spam' as const, at: '2026-11-03T08:00:00.000Z' }] };

test('a reported comment leaves its queue when it is hidden or looked at, not when it is restored', () => {
  const hidden = comment({ state: 'hidden', reports });
  expect(belongsTo('reported', applyChange(comment({ reports }), 'hide'))).toBe(false);
  expect(belongsTo('reported', applyChange(comment({ reports }), 'review'))).toBe(false);
  expect(belongsTo('reported', applyChange(hidden, 'show'))).toBe(true);
});

test('a comment that waits leaves its queue when it is approved or hidden', () => {
  const held = comment({ state: 'held', holdReasons: ['words'], words: ['casino'] });
  expect(applyChange(held, 'show')).toEqual(comment());
  expect(belongsTo('held', held)).toBe(true);
  expect(belongsTo('held', applyChange(held, 'show'))).toBe(false);
  expect(belongsTo('held', applyChange(held, 'hide'))).toBe(false);
  expect(belongsTo('held', applyChange(held, 'review'))).toBe(true);
});

test('shows what another moderator has decided', () => {
  const held = comment({ state: 'held', holdReasons: ['first'] });
  expect(setState(held, 'visible')).toEqual(comment());
  expect(getDecidedState({ state: 'hidden' })).toBe('hidden');
  for (const details of [undefined, null, {}, { state: 'gone' }, 'hidden'])
    expect(getDecidedState(details)).toBeUndefined();
});

test('every comment stays in the list of all', () => {
  for (const change of ['show', 'hide', 'review'] as const)
    expect(belongsTo('all', applyChange(comment({ reports }), change))).toBe(true);
});

test('a ban is shown at all comments of its member', () => {
  expect(setBanned(comment(), 'ada', true).author).toMatchObject({ isBanned: true });
  expect(setBanned(comment(), 'bea', true)).toEqual(comment());
  expect(setBanned(comment({ author: { is: 'gone' } }), 'ada', true).author).toEqual({ is: 'gone' });
  expect(setBanned(comment({ author: null }), 'ada', true).author).toBeNull();
});

test('a reply does not quote what was deleted', () => {
  const parent = { id: 1, text: 'Buy this', author: 'Eve', isHidden: false };
  const quoted = { ...parent, text: 'This comment was deleted by the editors.', author: 'Deleted member' };
  expect(removeQuote(comment({ parent }), 'Eve').parent).toEqual(quoted);
  expect(removeQuote(comment({ parent }), 'Ann').parent).toEqual(parent);
  expect(removeQuote(comment({ parent: null }), '').parent).toBeNull();
});
