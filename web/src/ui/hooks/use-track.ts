import { useEffect, useRef, useState } from 'react';
import { nearest, nextPosition, wrap } from './track-positions';

/**
 * In browsers without `scrollend`, scrolling counts as ended after this long without an event. A busy page may pause
 * longer during smooth scrolling, so the browser's event is more reliable.
 */
const SETTLED_MS = 120;
/** A `scrollend` this soon after a new scroll belongs to the previous one. */
const INTERRUPTED_MS = 100;

/** A scrolling row of slides and the index of the first visible one, whether buttons, keys or a finger moved it. */
export function useTrack(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The target of a scroll in progress, from which a second click continues.
  const goingTo = useRef<number>(undefined);
  const wentAt = useRef(-Infinity);
  const [position, setPosition] = useState(0);
  useEffect(() => () => clearTimeout(settled.current), []);

  /** Shows a slide. Past either end it wraps around without animation: otherwise all slides would rush by. */
  function show(wanted: number, isPastEnd = wanted !== wrap(wanted, count)) {
    const next = wrap(wanted, count);
    const offsets = getOffsets(list.current);
    const left = offsets[next] ?? 0;
    setPosition(next);
    goingTo.current = left;
    wentAt.current = performance.now();
    list.current?.scrollTo({ left, behavior: isPastEnd ? 'instant' : 'auto' });
  }

  /** Turns a row that shows several slides by the number of visible ones. Wraps around at either end. */
  function turn(direction: 1 | -1) {
    const { current: row } = list;
    if (!row) return;
    const width = row.clientWidth;
    const end = row.scrollWidth - width;
    const slide = row.firstElementChild?.clientWidth ?? 0;
    const scrolled = Math.min(goingTo.current ?? row.scrollLeft, end);
    const offsets = getOffsets(row);
    const next = nextPosition(offsets, { width, slide, scrolled, end }, direction);
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

/** The scroll position at which each slide begins, in pixels. */
function getOffsets(list: HTMLUListElement | null): number[] {
  const slides = [...(list?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const start = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => slide.offsetLeft - start);
}
