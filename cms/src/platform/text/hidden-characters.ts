/**
 * Control and format characters, such as those that turn the direction of a text, and line breaks. Some scripts need
 * joiners (U+200C and U+200D) between letters.
 */
const HIDDEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export const removeHiddenCharacters = (text: string): string => text.replaceAll(HIDDEN, '');
