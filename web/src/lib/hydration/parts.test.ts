import { announcePart, onAllHydrated } from './parts';

test('acts once, after the last part is hydrated', () => {
  const act = jest.fn();
  const [outer, other] = [announcePart(), announcePart()];
  onAllHydrated(act);
  const inner = announcePart();
  outer();
  outer();
  other();
  expect(act).not.toHaveBeenCalled();
  inner();
  expect(act).toHaveBeenCalledTimes(1);
  announcePart()();
  expect(act).toHaveBeenCalledTimes(1);
});
