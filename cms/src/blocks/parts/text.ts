import * as v from 'valibot';
import { isVisible } from '../../platform/text/visible';

/**
 * Text as typed, with "\n" for every line end and without control characters, which no reader sees and which feeds
 * and databases refuse.
 */
export const typed = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')),
);

/** Words of one field, without blanks at the ends. No words, or none that anybody sees: refused. */
export const words = v.pipe(typed, v.trim(), v.check(isVisible));

/** The same where a field may stay empty: whatever holds no words is null. */
export const optionalWords = v.fallback(v.nullable(words), null);

/** Lines whose indentation counts: code. */
export const lines = v.pipe(
  typed,
  v.check(isVisible),
  v.transform((text) => text.replace(/^(?:[ \t]*\n)+|\s+$/g, '')),
);
