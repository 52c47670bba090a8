import { createAgeTracker } from './track-age';

test('a row that stays at the front of the queue gets older, until it is gone', () => {
  const track = createAgeTracker();
  expect([track(null, 0), track(7, 1000), track(7, 4000), track(7, 61_000)]).toEqual([0, 0, 3000, 60_000]);
  expect([track(9, 62_000), track(9, 63_000), track(null, 64_000), track(9, 70_000)]).toEqual([
    0, 1000, 0, 0,
  ]);
});
