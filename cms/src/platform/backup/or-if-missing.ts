import { hasCode } from '../database/error-code';

const MISSING = new Set(['ENOENT']);

/** For the rejection of a call of `node:fs`: another result if there is no such file or folder. */
export const orIfMissing =
  <T>(instead: () => T) =>
  (error: unknown): T => {
    if (hasCode(error, MISSING)) return instead();
    throw error;
  };
