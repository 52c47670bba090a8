import * as v from 'valibot';
import { isVisible } from '../../platform/text/visible';

/**
 * Text as typed, with "\n" for every line break and without control characters: readers cannot see them, and feeds and
 * databases reject them.
 */
export const typed = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')),
);

/** The trimmed text of one field. Rejects text without visible characters. */
export const requiredText = v.pipe(typed, v.trim(), v.check(isVisible));

/** The same for an optional field: text without visible characters is null. */
export const optionalText = v.fallback(v.nullable(requiredText), null);

/** Text in which indentation matters: code. */
export const lines = v.pipe(
  typed,
  v.check(isVisible),
  v.transform((text) => text.replace(/^(?:[ \t]*\n)+|\s+$/g, '')),
);
