import { normalized } from '../platform/text/normalized';

/**
 * The site's one slug rule (document 2, "Slug rule"): lower case, apostrophes removed, every run of other characters
 * than letters a-z and digits becomes one hyphen, none at the ends. Accents are taken off first, so that "Café" is
 * "cafe" and not "caf".
 */
export function slugOf(name: string): string {
  return normalized('NFKD', name)
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
