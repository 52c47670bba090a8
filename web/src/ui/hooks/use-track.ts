import { useEffect, useRef, useState } from 'react';
import { nearest, turned, wrap } from './track-positions';

/**
 * Where the browser does not say when scrolling has ended, it counts as ended after this long without an event. A busy
 * page may pause longer in the middle of a smooth one, so the browser's word is better.
 */
const SETTLED_MS = 120;
/** An end that comes so soon after a new way was taken is the end of the way before it. */
const INTERRUPTED_MS = 100;

/** A scrolling row of slides and the place of the first that shows, whether buttons, keys or a finger moved it. */
export function useTrack(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While the row is on its way: a second click goes on from there, not from where it finds the row.
  const goingTo = useRef<number>(undefined);
  const wentAt = useRef(-Infinity);
  const [position, setPosition] = useState(0);
  useEffect(() => () => clearTimeout(settled.current), []);

  /** Shows a slide; past either end it goes on at the other, at once: all the others would rush by on the way back. */
  function show(wanted: number, isPastEnd = wanted !== wrap(wanted, count)) {
    const next = wrap(wanted, count);
    const offsets = getOffsets(list.current);
    const left = offsets[next] ?? 0;
    setPosition(next);
    goingTo.current = left;
    wentAt.current = performance.now();
    list.current?.scrollTo({ left, behavior: isPastEnd ? 'instant' : 'auto' });
  }

  /** Turns a row that shows several slides at once by as many as it shows; from either end it goes on at the other. */
  function turn(direction: 1 | -1) {
    const { current: row } = list;
    if (!row) return;
    const width = row.clientWidth;
    const end = row.scrollWidth - width;
    const slide = row.firstElementChild?.clientWidth ?? 0;
    const scrolled = Math.min(goingTo.current ?? row.scrollLeft, end);
    const offsets = getOffsets(row);
    const next = turned(offsets, { width, slide, scrolled, end }, direction);
    show(next, ((offsets[next] ?? 0) - scrolled) * direction < 0);
  }

  function onScrollEnd() {
    const { current: row } = list;
    if (!row) return;
    const offsets = getOffsets(row);
    const lies = nearest(offsets, row.scrollLeft);
    const isThere = lies === nearest(offsets, goingTo.current ?? row.scrollLeft);
    if (!isThere && performance.now() - wentAt.current < INTERRUPTED_MS) return;
    goingTo.current = undefined;
    setPosition(lies);
  }

  function onScroll() {
    if ('onscrollend' in window) return;
    clearTimeout(settled.current);
    settled.current = setTimeout(onScrollEnd, SETTLED_MS);
  }

  return { list, position, show, turn, onScroll, onScrollEnd };
}

export type Track = ReturnType<typeof useTrack>;

/** Where each slide begins, in pixels of scrolling. */
function getOffsets(list: HTMLUListElement | null): number[] {
  const slides = [...(list?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const start = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - start);
}
