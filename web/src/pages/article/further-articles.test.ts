import { getFurtherArticles } from './further-articles';

const named = (...ids: string[]) => ids.map((id) => ({ id }));

test('omits articles that the list above already shows', () => {
  expect(getFurtherArticles(named('a', 'b', 'c', 'd'), named('c', 'x', 'a'))).toEqual(named('b', 'd'));
});

test('returns all articles in order when the list above is empty', () => {
  expect(getFurtherArticles(named('b', 'a'), [])).toEqual(named('b', 'a'));
});

test('drops a last article that would be alone in its row', () => {
  const five = named('a', 'b', 'c', 'd', 'e');
  expect(getFurtherArticles(five, [])).toEqual(five.slice(0, 4));
  expect(getFurtherArticles(five, named('a'))).toEqual(five.slice(1));
});
