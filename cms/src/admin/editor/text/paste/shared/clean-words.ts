import { normalize } from '../../../../../platform/shared/normalize.gen';

const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g;

/**
 * Words as somebody would type them: without soft hyphens and signs without width, and with composed letters. Texts of
 * PDF files and of macOS have “é” in two signs, which neither a search nor *Find* would take for the one that is typed.
 */
export const cleanWords = (text: string): string => normalize('NFC', text.replaceAll(WITHOUT_WIDTH, ''));
