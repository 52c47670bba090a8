/**
 * Whether an environment variable of the scripts is on. Accepts the same words as the settings
 * (`web/server/settings.ts`).
 */
export const isSwitchedOn = (value = ''): boolean =>
  ['on', '1', 'true', 'yes'].includes(value.trim().toLowerCase());
