import * as v from 'valibot';
import { isReserved } from './reserved-names';
import { FIELD_LIMITS, limitedText } from '../../../platform/text/field-limits';
import { normalize } from '../../../platform/shared/normalize.gen';
import { settings } from '../../../platform/settings/settings';
import { countCodePoints, isVisible } from '../../../platform/text/text';

const SHORTEST = 3;
const LONGEST = 30;
/** The length of the database column. */
const LONGEST_KEY = 255;

/**
 * Control and format characters and line breaks, and characters that are invisible although Unicode calls them letters
 * or symbols. Emoji need variation selectors.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u2800]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** The error message for an invalid name (C8). */
const NO_USERNAME = 'Please choose a username of 3 to 30 visible characters, without @.';

/**
 * A username as it is stored: trimmed and composed (NFC). Undefined when it is invalid. Lengths are in Unicode code
 * points.
 */
export function normalizeUsername(typed: string): string | undefined {
  if (typed.length > FIELD_LIMITS.username) return undefined;
  const name = normalize('NFC', typed).trim();
  const length = countCodePoints(name);
  if (length < SHORTEST || length > LONGEST || UNSEEN.test(name) || !isVisible(name)) return undefined;
  // In the key a fullwidth @ becomes @, and one letter can become eighteen.
  const key = usernameKey(name);
  return key.includes('@') || key.length > LONGEST_KEY ? undefined : name;
}

/**
 * The unique key of a name: the same for names that differ only in case, width, composition or invisible characters
 * (C8).
 */
export const usernameKey = (name: string): string =>
  normalize('NFKC', normalize('NFKC', name).toLowerCase())
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const RESERVED_NAME =
  'This username is reserved for the people who run the site. Please choose another one.';

/**
 * The username of a new account in a request body, normalised. Existing accounts keep a reserved name. The name that
 * editors gave the site has to be checked separately, because it is in the database.
 */
export const Username = v.optional(
  v.pipe(
    limitedText('username', NO_USERNAME),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const name = normalizeUsername(dataset.value);
      if (name !== undefined && !isReserved(name, settings().siteName)) return name;
      addIssue({ message: name === undefined ? NO_USERNAME : RESERVED_NAME });
      return NEVER;
    }),
  ),
  '',
);
