import { isoDay, parseDay, type Day } from '../calendar/calendar-date';
import type { CalculatorInputs } from '../measures/typed';

/** The parameter for the day of a result. */
const AS_OF = 'on';
/** The maximum length of a number, a date or an option's name. */
const LONGEST = 40;

/** The hash of a link with these inputs. Browsers do not send it to any server. */
export function toInputsHash(typed: CalculatorInputs, asOf: Day): string {
  return new URLSearchParams({ ...typed, [AS_OF]: isoDay(asOf) }).toString();
}

/**
 * Reads inputs from a link.
 * @param hash of the address, `#` included
 * @param names of this calculator's fields; others are ignored
 * @param choices the options of fields that have fixed ones
 * @returns undefined if the hash has no inputs, like an ordinary anchor; `asOf` is undefined if it names no day
 */
export function parseInputs(
  hash: string,
  names: readonly string[],
  choices: Readonly<Record<string, readonly string[]>> = {},
): { typed: CalculatorInputs; asOf: Day | undefined } | undefined {
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
