import { furtherArticles } from './furtherArticles';

const named = (...ids: string[]) => ids.map((id) => ({ id }));

test('what stands in the list above is not offered again', () => {
  expect(furtherArticles(named('a', 'b', 'c', 'd'), named('c', 'x', 'a'))).toEqual(named('b', 'd'));
});

test('without a list above all are left, in their order', () => {
  expect(furtherArticles(named('b', 'a'), [])).toEqual(named('b', 'a'));
});
