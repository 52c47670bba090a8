import { formatIfMoment } from './moments';

test.each(['', 'Sleep', '2026-12-01', '2026-99-01T08:00:00.000Z', 'from 2026-12-01T08:00:00.000Z'])(
  'leaves “%s” as it is',
  (text) => expect(formatIfMoment(text)).toBe(text),
);

test('shows a stored moment in the time zone of the editor', () => {
  const local = new Date(2026, 11, 1, 8, 30, 5);
  expect(formatIfMoment(local.toISOString()).replaceAll(/\s/gu, ' ')).toBe('Dec 1, 2026, 8:30:05 AM');
});
