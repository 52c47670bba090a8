import { LRUCache } from 'lru-cache';
import { loggedPath } from '../../http/request-log';

/** Where the router led a request target. */
interface KnownTarget {
  /** The key of the page cache. */
  address: string;
  /** The part of the path that may be logged. */
  loggedPath: string;
}

export interface KnownTargets {
  remember(target: string, address: string): void;
  find(target: string): KnownTarget | undefined;
}

/** Longer ones, which no link of the site has, are not remembered: anyone can invent them. */
const LONGEST = 500;

/**
 * Remembers which request targets lead to which page. Which route, redirect or preview a target belongs to depends on
 * nothing else, so a target that led to a page once always does.
 * @param max the most targets; those that were not requested for the longest time are forgotten first
 */
export function createKnownTargets(max: number): KnownTargets {
  const targets = new LRUCache<string, KnownTarget>({ max });
  return {
    remember(target, address) {
      if (target.length > LONGEST || targets.has(target)) return;
      targets.set(target, { address, loggedPath: loggedPath(target, 200) });
    },
    find: (target) => targets.get(target),
  };
}
