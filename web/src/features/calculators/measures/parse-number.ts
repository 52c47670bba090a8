import { toAsciiDigits } from '../../../lib/text/ascii-digits';

const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Spaces of any kind, and zero-width characters that are copied along from web pages or spreadsheets. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Longer than any number about a person. 400 digits would be Infinity, and so would a division by 400 decimals. */
const LONGEST = 40;

/**
 * A number as a person types or pastes it: ignores spaces around it, and accepts a decimal comma as well as
 * full-width, Arabic-Indic and Persian digits (C30).
 * @returns a finite number, or undefined if it is not a plain number: empty, words, `1e9`, `1,234.5`, `70 kg`
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = toAsciiDigits(text.replace(AROUND, ''));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}
