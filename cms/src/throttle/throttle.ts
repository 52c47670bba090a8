import type { Core } from '@strapi/strapi';
import { dialectOf } from '../database/dialect';
import { settings } from '../settings/settings';
import { createCounter, type Counter } from './counter';
import { clearExpired } from './counts-table';
import { LIMITS, type LimitName } from './limits';

const counters = new WeakMap<object, Map<LimitName, Counter>>();

/**
 * Counts a time of something that is limited.
 * @param who it is counted for: a visitor (`visitor.ts`), a member, or both in one word of at most 200 characters
 * @returns the seconds, at least one, after which there is room again; undefined: it may be done now
 */
export async function throttled(
  strapi: Core.Strapi,
  name: LimitName,
  who: string,
): Promise<number | undefined> {
  if (!settings().throttle) return undefined;
  const wait = await counterOf(strapi, name)(who);
  return wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 1000));
}

function counterOf(strapi: Core.Strapi, name: LimitName): Counter {
  const known = counters.get(strapi) ?? new Map<LimitName, Counter>();
  counters.set(strapi, known);
  const counter =
    known.get(name) ?? createCounter(strapi, name, { ...LIMITS[name], points: settings().allowed[name] });
  known.set(name, counter);
  return counter;
}

const CLEARED_EVERY_MS = 60_000;

/**
 * Keeps the shared counts small; what is counted in memory goes by itself when its time is over.
 * @returns what ends it
 */
export function keepCountsSmall(strapi: Core.Strapi): () => void {
  if (dialectOf(strapi) === 'sqlite') return () => undefined;
  const clearing = setInterval(() => {
    // What is not cleared now is cleared in a minute; a database that does not answer is told of elsewhere.
    clearExpired(strapi.db.connection).catch(() => undefined);
  }, CLEARED_EVERY_MS);
  clearing.unref();
  return () => clearInterval(clearing);
}
