import { isoDay, parseDay, type Day } from '../calendar/calendar-date';
import type { Typed } from '../measures/typed';

/** The day a result is of. */
const AS_OF = 'on';
/** No figure, date or name of an option is longer. */
const LONGEST = 40;

/** What follows `#` in a link that brings these inputs along; browsers send it to nobody. */
export function toFragment(typed: Typed, asOf: Day): string {
  return new URLSearchParams({ ...typed, [AS_OF]: isoDay(asOf) }).toString();
}

/**
 * Inputs out of a link.
 * @param hash of the address, `#` included
 * @param names of the fields that this calculator knows: others are none of its business
 * @param choices of fields that offer some values, those
 * @returns undefined where it brings none, as an ordinary anchor does; `asOf` undefined where it names no day
 */
export function inputsFrom(
  hash: string,
  names: readonly string[],
  choices: Readonly<Record<string, readonly string[]>> = {},
): { typed: Typed; asOf: Day | undefined } | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const typed = Object.fromEntries(
    [...given].filter(
      ([name, value]) =>
        names.includes(name) && value.length <= LONGEST && (choices[name]?.includes(value) ?? true),
    ),
  );
  if (Object.keys(typed).length === 0) return undefined;
  return { typed, asOf: parseDay(given.get(AS_OF) ?? '') };
}
