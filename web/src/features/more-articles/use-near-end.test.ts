import { act, renderHook } from '@testing-library/react';
import { useNearEnd } from './use-near-end';

let distance: number;

beforeEach(() => {
  jest.useFakeTimers();
  distance = 5000;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => distance + 768);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const scroll = () => window.dispatchEvent(new Event('scroll'));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function watch() {
  const onNear = jest.fn();
  const { rerender } = renderHook(({ active }) => useNearEnd(2200, active, onNear), {
    initialProps: { active: true },
  });
  return { onNear, setActive: (active: boolean) => rerender({ active }) };
}

test('calls back once per 300 ms and only within the margin of the page end', () => {
  const { onNear } = watch();
  distance = 2201;
  scroll();
  wait(300);
  expect(onNear).not.toHaveBeenCalled();
  distance = 2200;
  scroll();
  scroll();
  wait(299);
  expect(onNear).not.toHaveBeenCalled();
  scroll();
  wait(1);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('does not call back before the reader scrolls, however short the page is', () => {
  distance = 0;
  const { onNear, setActive } = watch();
  setActive(false);
  setActive(true);
  wait(1000);
  expect(onNear).not.toHaveBeenCalled();
});

test('calls back when the reader scrolled before hydration', () => {
  distance = 2000 + 400;
  jest.replaceProperty(window, 'scrollY', 400);
  const { onNear } = watch();
  wait(300);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('pauses while inactive and calls back again near the end after another 300 ms', () => {
  const { onNear, setActive } = watch();
  distance = 100;
  scroll();
  wait(300);
  setActive(false);
  scroll();
  wait(1000);
  expect(onNear).toHaveBeenCalledTimes(1);
  setActive(true);
  wait(299);
  expect(onNear).toHaveBeenCalledTimes(1);
  wait(1);
  expect(onNear).toHaveBeenCalledTimes(2);
});
