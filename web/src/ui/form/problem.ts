/** What is wrong with what was typed. */
export interface Problem {
  /** The fields it is about, by the name of their group; the sentence stands by the first. */
  at: readonly [string, ...string[]];
  sentence: string;
}
