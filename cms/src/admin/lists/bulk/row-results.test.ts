import { needsReading, readRefused, summarise, type RowResult } from './row-results';

const row = (outcome: RowResult['outcome'], message = ''): RowResult => ({
  documentId: outcome,
  title: 'A',
  outcome,
  message,
});

test('counts what was done', () => {
  expect(summarise([row('done')], 'published')).toBe('1 article published.');
  expect(summarise([row('done'), row('done')], 'published')).toBe('2 articles published.');
  expect(summarise([row('done'), row('refused')], 'deleted')).toBe('1 of 2 articles deleted.');
  expect(summarise([row('done'), row('unchanged'), row('unchanged')], 'changed')).toBe(
    '1 of 3 articles changed. 2 needed no change.',
  );
});

test('results are read one by one if there is something to know', () => {
  expect(needsReading([row('done'), row('unchanged', 'It has it already.')])).toBe(false);
  expect(needsReading([row('done'), row('refused', 'No.')])).toBe(true);
  expect(needsReading([row('done', 'Not published.')])).toBe(true);
});

test('reads the results of an action of which nothing was done', () => {
  const error = (details: unknown) => ({ response: { data: { error: { details } } } });
  expect(readRefused(error({ rows: [row('refused', 'No.'), 1] }))).toEqual([row('refused', 'No.')]);
  expect(readRefused(error({}))).toBeUndefined();
  expect(readRefused(new Error('offline'))).toBeUndefined();
});
