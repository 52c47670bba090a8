import type { Script } from './styles';

const PLAIN = '0123456789+-−=()n';
const ALPHABETS: Readonly<Record<string, string>> = {
  super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ',
};

/** Raised and lowered digits as such, since 10³ must not become 103. Other words stay on the line, as in “1st”. */
export function toScript(text: string, script: Script): string {
  const alphabet = ALPHABETS[script ?? ''];
  if (alphabet === undefined || !/\d/.test(text)) return text;
  const letters = Array.from(text.trim(), (letter) => alphabet[PLAIN.indexOf(letter)]);
  return letters.every((letter) => letter !== undefined) ? letters.join('') : text;
}
