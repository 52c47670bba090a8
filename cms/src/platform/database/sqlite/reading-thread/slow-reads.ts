import { LRUCache } from 'lru-cache';

/** Long enough to keep others waiting noticeably. */
const SLOW_MS = 20;
/** Far faster than slow: what was slow once, because the machine was busy, is not for ever. */
const FAST_MS = 5;
const MOST_STATEMENTS = 500;

/** Remembers which statements took long, by their text: values stand apart from it, so that few texts are new. */
export interface SlowReads {
  isSlow(sql: string): boolean;
  /** @param ms how long the statement took */
  note(sql: string, ms: number): void;
}

export function createSlowReads(): SlowReads {
  const slow = new LRUCache<string, true>({ max: MOST_STATEMENTS });
  return {
    isSlow: (sql) => slow.get(sql) ?? false,
    note(sql, ms) {
      if (ms >= SLOW_MS) slow.set(sql, true);
      else if (ms < FAST_MS) slow.delete(sql);
    },
  };
}
