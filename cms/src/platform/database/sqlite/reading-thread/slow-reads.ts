import { LRUCache } from 'lru-cache';

/** Long enough to delay other requests noticeably. */
const SLOW_MS = 20;
/** Far below the limit for slow: a statement that was slow only because the machine was busy becomes fast again. */
const FAST_MS = 5;
const MOST_STATEMENTS = 500;

/** Remembers slow statements by their SQL text. Values are bound separately, so there are few distinct texts. */
export interface SlowReads {
  isSlow(sql: string): boolean;
  /** @param ms duration of the statement */
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
