import type { Settings } from '../../platform/settings/settings';
import type { ReadDatabase } from './read-database';

/** What one look has found. */
export interface Finding {
  level: 'good' | 'note' | 'problem';
  /** In a sentence. */
  what: string;
  /** What to do about it, for all that is not good. */
  mend?: string;
}

export interface Machine {
  settings: Settings;
}

export interface System extends Machine {
  database: ReadDatabase;
}

/** Looks at one thing, and changes nothing. It may throw: then that is the finding. */
export type Check<S> = (system: S) => Promise<Finding[]>;

export const good = (what: string): Finding => ({ level: 'good', what });
export const note = (what: string, mend: string): Finding => ({ level: 'note', what, mend });
export const problem = (what: string, mend: string): Finding => ({ level: 'problem', what, mend });

/** As many names are printed. */
const NAMED = 5;

/** The first names of a list, and how many more there are. */
export const nameSome = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');
