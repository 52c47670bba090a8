// Copied from scripts/shared-rules/normalized.ts by npm run codegen.
type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** No language needs more: Unicode's own limit (UAX #15, Stream-Safe Text Format). */
const MOST_MARKS = 30;
const LONG_RUN = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * A text in a Unicode normalisation form. `String.normalize` sorts the marks of a letter, which takes time with the square
 * of their number: a letter with 100,000 marks, minutes. What is beyond thirty in a row is left out first.
 */
export const normalized = (form: Form, text: string): string => text.replace(LONG_RUN, '$1').normalize(form);
