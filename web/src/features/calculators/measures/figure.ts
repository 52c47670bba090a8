import { plainDigits } from '../../../lib/text/plain-digits';

const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Spaces of every kind, and the marks of no width that come along when one copies from a page or a sheet. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** No figure of a person is longer, as typed; 400 digits would be Infinity, and so would what is divided by 400 decimals. */
const LONGEST = 40;

/**
 * A figure as a person types or pastes it: spaces around it are none of it, a decimal comma is a point, and full-width,
 * Arabic-Indic and Persian digits are digits (C30).
 * @returns a finite number, or undefined for what is no plain figure: empty, words, `1e9`, `1,234.5`, `70 kg`
 */
export function parseFigure(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = plainDigits(text.replace(AROUND, ''));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}
