/** Whether an environment variable of the scripts' own is on, in the words that settings take (`web/server/settings.ts`). */
export const isSwitchedOn = (value = ''): boolean =>
  ['on', '1', 'true', 'yes'].includes(value.trim().toLowerCase());
