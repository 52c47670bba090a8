import { skeleton } from './skeleton';

/** The name under which comments of former members, and deleted comments, stay. */
export const DELETED_MEMBER = 'Deleted member';

/** Names that speak for the site, or for nobody. */
const RESERVED = [
  DELETED_MEMBER,
  'Deleted user',
  'Deleted',
  'Anonymous',
  'Admin',
  'Administrator',
  'Webmaster',
  'Postmaster',
  'Root',
  'System',
  'Owner',
  'Mod',
  'Moderator',
  'Moderation',
  'Editor',
  'Editorial',
  'Editor in chief',
  'Newsroom',
  'Publisher',
  'Medical reviewer',
  'Medical review',
  'Reviewer',
  'Staff',
  'Support',
  'Helpdesk',
  'Customer service',
  'Security',
];

/** Words beside which such a name says the same: "The Wellfolio team". Alone they say nothing. */
const BESIDE = [
  'the',
  'our',
  'team',
  'official',
  'verified',
  'account',
  'site',
  'desk',
  'board',
  'group',
  'bot',
  'help',
  'news',
  'info',
  'contact',
  'doctor',
  'dr',
  'app',
  'com',
  'org',
];

/**
 * Whether a username would pass for the site's own people, or for a member who has left (C49): in any spelling, with look-alike
 * letters, separators, accents or numbers around it.
 * @param name as `username` stores it
 */
export function isReserved(name: string, siteName: string): boolean {
  const pattern = patternFor(siteName);
  return [name, name.replaceAll(/^\P{L}+|\P{L}+$/gu, '')].some((one) => pattern.test(letters(one)));
}

/** The name's letters and digits alone. "I" and "l" are one: which it was is lost where case does not count. */
const letters = (name: string): string =>
  skeleton(name)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l');

const patterns = new Map<string, RegExp>();

function patternFor(siteName: string): RegExp {
  const known = patterns.get(siteName);
  if (known) return known;
  const words = (names: readonly string[]) =>
    names
      .map(letters)
      .flatMap((word) => (word === '' ? [] : [word, `${word}s`]))
      .join('|');
  const beside = words(BESIDE);
  const reserved = words([siteName, ...RESERVED]);
  const pattern = new RegExp(`^(?:${beside})*(?:${reserved})(?:${beside}|${reserved})*$`, 'u');
  patterns.set(siteName, pattern);
  return pattern;
}
