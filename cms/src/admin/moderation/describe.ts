import {
  MOST_COUNTED,
  type CommentEntry,
  type ReportReason,
} from '../../domain/moderation/queue/comment-entry';
import type { HoldReason } from '../../domain/comments/held/hold-reasons';

const NUMBER = new Intl.NumberFormat('en');

/** A number that the server does not count further than `most`. */
export const formatCount = (count: number, most = MOST_COUNTED): string =>
  count > most ? `${NUMBER.format(most)}+` : NUMBER.format(count);

export const countOf = (count: number, one: string, many: string, most?: number): string =>
  `${formatCount(count, most)} ${count === 1 ? one : many}`;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const SECOND_MS = 1000;
const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** “3 hours ago”. @param moment ISO 8601 @param now in milliseconds since 1970 */
export function describeAge(moment: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / SECOND_MS));
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? [];
  return unit === undefined ? 'just now' : RELATIVE.format(-Math.floor(seconds / length), unit);
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
export const formatDay = (moment: string): string => DAY.format(Date.parse(moment));
export const formatExactly = (moment: string): string => EXACT.format(Date.parse(moment));

const REASONS: Readonly<Record<ReportReason, string>> = {
  spam: 'spam or advertising',
  abuse: 'insulting or hateful',
  harmful: 'harmful to health',
  other: 'another reason',
};

/** “3 reports: 2 × spam or advertising, no reason given. The last one 2 hours ago.” */
export function describeReports({ count, newest }: CommentEntry['reports'], now: number): string {
  const counts = new Map<string, number>();
  for (const { reason } of newest) {
    const words = reason === null ? 'no reason given' : REASONS[reason];
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const reasons = [...counts].map(([words, times]) => (times > 1 ? `${times} × ${words}` : words));
  const last = newest
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const head = countOf(count, 'report', 'reports');
  const among = newest.length > 0 && newest.length < count ? ` Of the last ${newest.length}` : '';
  return [
    reasons.length > 0 ? `${head}${among ? `.${among}` : ''}: ${reasons.join(', ')}.` : `${head}.`,
    last && `The last one ${describeAge(last, now)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why a comment waits, as a sentence. */
export function describeHold({ holdReasons, words }: Pick<CommentEntry, 'holdReasons' | 'words'>): string {
  const list = words.map((word) => `“${word}”`).join(', ');
  const sentences: Readonly<Record<HoldReason, string>> = {
    first: 'none of the member’s comments was approved yet',
    links: 'it contains a link',
    words: list === '' ? 'it contained something of the word list' : `it contains ${list}`,
    editors: 'an editor took back the approval',
  };
  return `Waits because ${holdReasons.map((reason) => sentences[reason]).join(', and ')}.`;
}

/** The beginning of a text, for names of buttons and messages. */
export function shorten(text: string, most = 60): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('');
}
