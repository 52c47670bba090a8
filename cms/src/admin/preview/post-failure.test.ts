import { describeFailure, describeSilence, getRetryWait, isUnreachable } from './post-failure';

const withStatus = (status: number) => Object.assign(new Error('As the server says.'), { status });

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a page in place of JSON', new SyntaxError('Unexpected token <')],
  ['a proxy without its server', withStatus(503)],
])('%s is no response', (_what, error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(describeFailure(error)).toBe('The server does not respond. Check your connection, and try again.');
});

test('a refusal is a response, in its own words', () => {
  expect(isUnreachable(withStatus(400))).toBe(false);
  expect(describeFailure(withStatus(400))).toBe('As the server says.');
  expect(describeFailure('?')).toBe('That failed.');
  expect(describeFailure(withStatus(401))).toBe('Your session has ended. Log in again.');
});

test('tries again a few times, with growing waits, and then says how to go on', () => {
  const waits = Array.from({ length: 10 }, (_, index) => getRetryWait(index + 1)).filter(
    (wait) => wait !== undefined,
  );
  expect(waits).toHaveLength(6);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(describeSilence(1)).toContain('tries again by itself');
  expect(describeSilence(7)).toContain('“Reload” tries again');
});
