import type { Core } from '@strapi/strapi';
import { settings } from '../settings/settings';
import { createCounter, type Counter } from './counter';
import { LIMITS, type LimitName } from '../settings/rate-limits';

const counters = new WeakMap<object, Map<LimitName, Counter>>();

/**
 * Counts a time of something that is limited.
 * @param who it is counted for: a visitor (`visitor.ts`), a name or address, a member, or some of them with
 *   blanks between: the table holds a keyed hash of it
 * @returns the seconds, at least one, after which there is room again; undefined: it may be done now
 */
export async function throttled(
  strapi: Core.Strapi,
  name: LimitName,
  who: string,
): Promise<number | undefined> {
  return settings().throttle ? inSeconds(await getCounter(strapi, name).count(who)) : undefined;
}

/** The same without counting: whether there is no room for the next time. */
export async function secondsUntilRoom(
  strapi: Core.Strapi,
  name: LimitName,
  who: string,
): Promise<number | undefined> {
  return settings().throttle ? inSeconds(await getCounter(strapi, name).look(who)) : undefined;
}

/** Begins anew, as if it had never been done. */
export async function forget(strapi: Core.Strapi, name: LimitName, who: string): Promise<void> {
  if (settings().throttle) await getCounter(strapi, name).forget(who);
}

const inSeconds = (wait: number | undefined) =>
  wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 1000));

function getCounter(strapi: Core.Strapi, name: LimitName): Counter {
  const known = counters.get(strapi) ?? new Map<LimitName, Counter>();
  counters.set(strapi, known);
  const counter =
    known.get(name) ?? createCounter(strapi, name, { ...LIMITS[name], points: settings().allowed(name) });
  known.set(name, counter);
  return counter;
}
