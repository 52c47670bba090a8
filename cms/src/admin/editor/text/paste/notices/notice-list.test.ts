import { addNotice, clearNotices, getNotices, onNotices } from './notice-list';

test('says a sentence once, and lists the names that belong to it', () => {
  const listener = jest.fn();
  const stop = onNotices(listener);
  addNotice('A comment was left out.');
  addNotice('A comment was left out.');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) addNotice('Left out:', name);
  expect(getNotices()).toEqual(['A comment was left out.', 'Left out: a, b, c, d, e and 2 more.']);
  expect(getNotices()).toBe(getNotices());
  clearNotices();
  expect(getNotices()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(10);
  stop();
});
