// Copied from scripts/shared-rules/slug.ts by npm run codegen.
import { normalized } from './normalized.gen';
import { withPlainLetters } from './plain-letters.gen';

/**
 * The one slug rule (C20): lower case, apostrophes removed, every run of other characters
 * than letters a-z and digits becomes one hyphen, none at the ends. Accents are taken off first, and letters such as
 * "ß" and "ø" spelled out, so that "Café" is "cafe" and not "caf".
 */
export function slugify(name: string): string {
  const letters = normalized('NFKD', name)
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return withPlainLetters(letters)
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
