import { progressLine } from './progress';

test.each([
  [{ left: 100_000, total: 100_000, elapsedMs: 0 }, '100,000 of 100,000 left'],
  [{ left: 75_000, total: 100_000, elapsedMs: 60_000 }, '75,000 of 100,000 left, about 3 minutes'],
  [{ left: 100, total: 400, elapsedMs: 3000 }, '100 of 400 left, about 1 second'],
  [{ left: 300, total: 400, elapsedMs: 10_000 }, '300 of 400 left, about 30 seconds'],
  // Editors continue to publish.
  [{ left: 450, total: 400, elapsedMs: 10_000 }, '450 of 400 left'],
  [{ left: 0, total: 400, elapsedMs: 10_000 }, '0 of 400 left'],
])('%j reads "%s"', (progress, line) => {
  expect(progressLine(progress)).toBe(`Making articles ready to be read: ${line}`);
});
