/**
 * Characters that display nothing, besides spaces and formatting characters: Hangul fillers, inherent vowels of Khmer,
 * the empty Braille pattern, and joiners and selectors without a base character.
 */
const BLANKS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const VISIBLE = new RegExp(String.raw`[^\p{Cc}\p{Cf}\p{Z}\s${BLANKS}]`, 'u');

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
