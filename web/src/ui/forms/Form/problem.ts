/** A problem with the input. */
export interface Problem {
  /** The names of the affected field groups; the message appears next to the first. */
  at: readonly [string, ...string[]];
  sentence: string;
  /** The message appears next to the field, but does not object to its value. */
  isAside?: boolean;
  /** All of the fields are empty: the message appears above the button, and each field is marked. */
  isOfForm?: boolean;
}

/** Malformed, incorrect, or already taken. */
const ABOUT_WHAT_WAS_TYPED: readonly (number | undefined)[] = [400, 401, 409];

/**
 * Shows a server error, or a missing response, next to a field. A rate limit or a server failure does not object to
 * the value.
 * @param status of the response, if there was one
 */
export const serverProblem = (field: string, sentence: string, status?: number): Problem => ({
  at: [field],
  sentence,
  isAside: !ABOUT_WHAT_WAS_TYPED.includes(status),
});
