import type { Aim } from '../aims.ts';

/** What one key costs in a field, in ms. */
export interface KeyCost {
  /** From the key to the next frame, median and 95th percentile. */
  median: number;
  p95: number;
  /** CPU time of the page's main thread, per key. */
  processor: number;
}

/** A way of opening a form, with its limit and its median, in ms. */
export interface Opening {
  title: string;
  most: number;
  time: number;
}

const MOST_MEDIAN = 16;

/** Targets for typing in the named fields of a form, beside a textarea on an empty page in the same browser. */
export function judgeTyping(textarea: KeyCost, fields: Record<string, KeyCost>): Aim[] {
  return Object.entries(fields).flatMap(([field, cost]): Aim[] => {
    const mostP95 = textarea.p95 * 1.5 + MOST_MEDIAN;
    const times = cost.processor / textarea.processor;
    return [
      {
        aim: `${field}: a key is on screen within ${MOST_MEDIAN} ms, median`,
        figure: `${cost.median.toFixed(1)} ms`,
        met: cost.median <= MOST_MEDIAN,
      },
      {
        aim: `${field}: 95 of 100 keys within ${mostP95.toFixed(0)} ms`,
        figure: `${cost.p95.toFixed(1)} ms`,
        met: cost.p95 <= mostP95,
      },
      {
        aim: `${field}: CPU time of a key at most 3.5 times a textarea's`,
        figure: `${times.toFixed(1)} times`,
        met: times <= 3.5,
      },
    ];
  });
}

/** Targets for opening a form, until its text can be typed in. */
export const judgeOpening = (openings: Opening[]): Aim[] =>
  openings.map(({ title, most, time }) => ({
    aim: `${title} within ${most} ms`,
    figure: `${time.toFixed(0)} ms`,
    met: time <= most,
  }));
