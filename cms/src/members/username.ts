import * as v from 'valibot';

const SHORTEST = 3;
const LONGEST = 30;

/** What is said of a name that cannot be one (C8). */
export const NO_USERNAME =
  'Please choose a username of 3 to 30 characters, without @ and without line breaks or other signs that cannot be seen.';

/**
 * A username as it is kept: without blanks around it, composed (NFC). Undefined: it cannot be one.
 * Lengths are in Unicode code points.
 */
export function username(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  const length = Array.from(name).length;
  if (length < SHORTEST || length > LONGEST || /[@\p{C}\p{Zl}\p{Zp}]/u.test(name)) return undefined;
  return name;
}

/** The same for names that only capitals, width or composition tell apart: of those there is one (C8). */
export const usernameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** A username in a body, as it is kept. */
export const Username = v.optional(
  v.pipe(
    v.string(NO_USERNAME),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const name = username(dataset.value);
      if (name !== undefined) return name;
      addIssue({ message: NO_USERNAME });
      return NEVER;
    }),
  ),
  '',
);
