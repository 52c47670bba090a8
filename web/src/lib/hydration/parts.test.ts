import { awaitPart, onAllHydrated } from './parts';

test('acts once, after the last part is hydrated', () => {
  const act = jest.fn();
  const [outer, other] = [awaitPart(), awaitPart()];
  onAllHydrated(act);
  const inner = awaitPart();
  outer();
  outer();
  other();
  expect(act).not.toHaveBeenCalled();
  inner();
  expect(act).toHaveBeenCalledTimes(1);
  awaitPart()();
  expect(act).toHaveBeenCalledTimes(1);
});
