/** @jest-environment jsdom */
import { LateWrite, passOnAll } from './late-write';

const written: string[] = [];
const write = (text: string) => () => void written.push(text);

beforeEach(() => {
  passOnAll();
  written.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('only the latest is passed on, after a pause', () => {
  const writing = new LateWrite();
  writing.later(write('a'));
  jest.advanceTimersByTime(399);
  writing.later(write('ab'));
  jest.advanceTimersByTime(399);
  expect(written).toEqual([]);
  expect(writing.isWaiting).toBe(true);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['ab']);
  expect(writing.isWaiting).toBe(false);
});

test('without a pause, it is passed on all the same', () => {
  const writing = new LateWrite();
  for (let key = 1; key <= 31; key++) {
    writing.later(write(`key ${key}`));
    jest.advanceTimersByTime(100);
  }
  expect(written).toEqual(['key 30']);
});

test('what waits is passed on at once when it is asked for, and once', () => {
  const writing = new LateWrite();
  writing.now();
  writing.later(write('a'));
  writing.now();
  writing.now();
  jest.runAllTimers();
  expect(written).toEqual(['a']);
});

test('what waits in all fields is passed on together, and once', () => {
  const [title, text] = [new LateWrite(), new LateWrite()];
  title.later(write('title'));
  text.later(write('text'));
  passOnAll();
  expect(written).toEqual(['title', 'text']);
  passOnAll();
  jest.runAllTimers();
  expect(written).toEqual(['title', 'text']);
});
