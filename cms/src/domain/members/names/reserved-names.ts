import { DELETED_MEMBER } from '../../../platform/shared/comments.gen';
import { toSkeleton } from './skeleton';

/** Names that seem to speak for the site, or for nobody. */
const RESERVED = [
  DELETED_MEMBER,
  'Deleted user',
  'Deleted',
  'Former member',
  'Former user',
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
  'Medical team',
  'Medical staff',
  'Medical board',
  'Reviewer',
  'Staff',
  'Support',
  'Helpdesk',
  'Customer service',
  'Customer care',
  'Security',
  'Verified',
  'Official',
];

/** Words that do not change the meaning of such a name: "The support team". On their own they are not reserved. */
const BESIDE = [
  'the',
  'our',
  'team',
  'account',
  'member',
  'super',
  'sys',
  'senior',
  'chief',
  'head',
  'lead',
  'medical',
  'content',
  'customer',
  'community',
  'hq',
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

/** A shorter site name is part of too many names: it is only reserved on its own or beside such words. */
const SHORTEST_PART = 4;

/**
 * Whether a username could pass for the site's staff or for a former member (C49), in any spelling: with look-alike
 * letters, separators, accents or numbers around it. Any name that contains the site's name is reserved.
 * @param name as `username` stores it
 */
export function isReserved(name: string, siteName: string): boolean {
  const pattern = patternFor(siteName);
  const site = letters(siteName);
  const inner = name.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return [name, inner, withLetters(name), withLetters(inner)]
    .map(letters)
    .some((one) => pattern.test(one) || (site.length >= SHORTEST_PART && one.includes(site)));
}

/** Symbols and digits that are read as letters inside a word; UTS 39 covers 0 and 1. */
const READ_AS = new Map(
  [...'4a3e5s7t8b!i$s|l+t(c€e'.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter]),
);
const withLetters = (name: string): string =>
  name.replaceAll(/[^\p{L}]/gu, (sign) => READ_AS.get(sign) ?? sign);

/** Unicode normalization does not change these. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ';
const PLAIN = 'abcdefghijklmnopqrstuvwyz';
const fromSmallCapitals = (name: string): string =>
  name.replaceAll(/[ᴀ-ᴢɢɪɴʀʏʙʜʟꜰꜱꞯ]/gu, (letter) => PLAIN[SMALL_CAPITALS.indexOf(letter)] ?? letter);

/**
 * Only the letters and digits of the name. "I" and "l" are treated as one, because case folding loses the difference.
 */
const letters = (name: string): string =>
  toSkeleton(fromSmallCapitals(name))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l')
    .replaceAll('vv', 'w');

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
