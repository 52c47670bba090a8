import { furtherArticles } from './further-articles';

const named = (...ids: string[]) => ids.map((id) => ({ id }));

test('omits articles that the list above already shows', () => {
  expect(furtherArticles(named('a', 'b', 'c', 'd'), named('c', 'x', 'a'))).toEqual(named('b', 'd'));
});

test('returns all articles in order when the list above is empty', () => {
  expect(furtherArticles(named('b', 'a'), [])).toEqual(named('b', 'a'));
});

test('drops a last article that would be alone in its row', () => {
  const five = named('a', 'b', 'c', 'd', 'e');
  expect(furtherArticles(five, [])).toEqual(five.slice(0, 4));
  expect(furtherArticles(five, named('a'))).toEqual(five.slice(1));
});
