/** What is wrong with what was typed. */
export interface Problem {
  /** The fields it is about, by the name of their group; the sentence stands by the first. */
  at: readonly [string, ...string[]];
  sentence: string;
  /** The sentence stands by the field, and says nothing against what was typed in it. */
  isAside?: boolean;
  /** All of them are empty: the sentence stands over the button, and each says that it is one of them. */
  isOfForm?: boolean;
}

/** Malformed, not right, taken already. */
const ABOUT_WHAT_WAS_TYPED: readonly (number | undefined)[] = [400, 401, 409];

/**
 * Says at a field what the server said, or that it did not answer. One that asks to wait, or is broken, objects to nothing
 * that was typed.
 * @param status of the answer, if there was one
 */
export const refusalAt = (field: string, sentence: string, status?: number): Problem => ({
  at: [field],
  sentence,
  isAside: !ABOUT_WHAT_WAS_TYPED.includes(status),
});
