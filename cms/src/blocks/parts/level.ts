import * as v from 'valibot';
import type { HeadingLevel } from '../block';

const LEVELS = [2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/** Level 2 where none is given and for level 1, which is the page's title (C16); beyond 6, 6. */
export const headingLevel = v.pipe(
  v.fallback(v.pipe(v.number(), v.integer()), 2),
  v.transform((level): HeadingLevel => LEVELS.find((known) => known >= level) ?? 6),
);

/** An inline heading is capped at level 3. */
export const inlineHeadingLevel = v.pipe(
  headingLevel,
  v.transform((level): 2 | 3 => (level === 2 ? 2 : 3)),
);
