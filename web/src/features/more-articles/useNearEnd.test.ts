import { act, renderHook } from '@testing-library/react';
import { useNearEnd } from './useNearEnd';

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

test('tells once in 300 ms, and only within so many pixels of the end', () => {
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

test('who has not scrolled is told nothing, however short the page is', () => {
  distance = 0;
  const { onNear, setActive } = watch();
  setActive(false);
  setActive(true);
  wait(1000);
  expect(onNear).not.toHaveBeenCalled();
});

test('who scrolled before the browser took over is told, too', () => {
  distance = 2000 + 400;
  jest.replaceProperty(window, 'scrollY', 400);
  const { onNear } = watch();
  wait(300);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('tells again when what came was short, not while it is coming, and never more often than every 300 ms', () => {
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
