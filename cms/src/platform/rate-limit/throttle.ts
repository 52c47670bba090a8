import type { Core } from '@strapi/strapi';
import { getMetrics } from '../metrics/metrics';
import { settings } from '../settings/settings';
import { createCounter, type Counter } from './counter';
import { LIMITS, type LimitName } from '../settings/rate-limits';

const counters = new WeakMap<object, Map<LimitName, Counter>>();

/**
 * Counts an attempt.
 * @param who a network of visitors (`visitor-network.gen.ts`), a name or address, a member, or several of these
 * separated by spaces; the table stores a keyed hash of it
 * @returns the seconds (at least one) until the next attempt is allowed; undefined: it is allowed now
 */
export async function consumeRateLimit(
  strapi: Core.Strapi,
  name: LimitName,
  who: string,
): Promise<number | undefined> {
  return settings().throttle ? noteWait(strapi, name, await getCounter(strapi, name).count(who)) : undefined;
}

/** The same without counting: checks whether the next attempt would be refused. */
export async function getRetryAfter(
  strapi: Core.Strapi,
  name: LimitName,
  who: string,
): Promise<number | undefined> {
  return settings().throttle ? noteWait(strapi, name, await getCounter(strapi, name).look(who)) : undefined;
}

/** Resets the count. */
export async function resetRateLimit(strapi: Core.Strapi, name: LimitName, who: string): Promise<void> {
  if (settings().throttle) await getCounter(strapi, name).forget(who);
}

/** @returns the wait in seconds */
function noteWait(strapi: Core.Strapi, limit: LimitName, wait: number | undefined): number | undefined {
  if (wait === undefined) return undefined;
  getMetrics(strapi)?.record('limitsExceeded', { limit });
  return Math.max(1, Math.ceil(wait / 1000));
}

function getCounter(strapi: Core.Strapi, name: LimitName): Counter {
  const known = counters.get(strapi) ?? new Map<LimitName, Counter>();
  counters.set(strapi, known);
  const counter =
    known.get(name) ?? createCounter(strapi, name, { ...LIMITS[name], points: settings().allowed(name) });
  known.set(name, counter);
  return counter;
}
