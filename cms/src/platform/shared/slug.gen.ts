// Copied from scripts/shared-rules/slug.ts by npm run codegen.
import { normalize } from './normalize.gen';
import { withPlainLetters } from './plain-letters.gen';

/**
 * The only slug rule (C20): lower case, no apostrophes; every run of characters other than a-z and digits becomes one
 * hyphen, with none at the ends. Accents are removed first, and letters such as "ß" and "ø" are spelled out, so that
 * "Café" becomes "cafe" and not "caf".
 */
export function slugify(name: string): string {
  const letters = normalize('NFKD', name)
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return withPlainLetters(letters)
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
