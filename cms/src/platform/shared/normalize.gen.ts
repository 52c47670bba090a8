// Copied from scripts/shared-rules/normalize.ts by npm run codegen.
type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Unicode's own limit (UAX #15, Stream-Safe Text Format). No language needs more. */
const MOST_MARKS = 30;
const LONG_RUN = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * Returns a text in a Unicode normalisation form. `String.normalize` sorts the marks of a letter in quadratic time,
 * which takes minutes for a letter with 100,000 marks. Marks beyond thirty in a row are therefore removed first.
 */
export const normalize = (form: Form, text: string): string => text.replace(LONG_RUN, '$1').normalize(form);
