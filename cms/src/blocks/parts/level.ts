import * as v from 'valibot';
import type { HeadingLevel } from '../block';

const LEVELS = [2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/** Level 2 when it is missing or 1, the level of the page's title (C16); 6 when it is above 6. */
export const headingLevel = v.pipe(
  v.fallback(v.pipe(v.number(), v.integer()), 2),
  v.transform((level): HeadingLevel => LEVELS.find((known) => known >= level) ?? 6),
);

/** An inline heading is capped at level 3. */
export const inlineHeadingLevel = v.pipe(
  headingLevel,
  v.transform((level): 2 | 3 => (level === 2 ? 2 : 3)),
);
