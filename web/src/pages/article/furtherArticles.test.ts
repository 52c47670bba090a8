import { furtherArticles } from './furtherArticles';

const named = (...ids: string[]) => ids.map((id) => ({ id }));

test('what stands in the list above is not offered again', () => {
  expect(furtherArticles(named('a', 'b', 'c', 'd'), named('c', 'x', 'a'))).toEqual(named('b', 'd'));
});

test('without a list above all are left, in their order', () => {
  expect(furtherArticles(named('b', 'a'), [])).toEqual(named('b', 'a'));
});

test('none stands alone below a whole row', () => {
  const five = named('a', 'b', 'c', 'd', 'e');
  expect(furtherArticles(five, [])).toEqual(five.slice(0, 4));
  expect(furtherArticles(five, named('a'))).toEqual(five.slice(1));
});
