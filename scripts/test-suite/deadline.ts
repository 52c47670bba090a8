/**
 * Tells whether the time of a test run is up: the environment variable TEST_DEADLINE is a moment, in seconds since 1970.
 * Parts and browser tests that would begin later are skipped, so that a run on a slow machine still ends with a result.
 * Without the variable, everything runs.
 */
export function isPastDeadline(env: NodeJS.ProcessEnv = process.env): boolean {
  const deadline = Number(env.TEST_DEADLINE || Infinity);
  return Date.now() > deadline * 1000;
}
