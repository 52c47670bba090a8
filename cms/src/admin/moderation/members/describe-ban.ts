import type { BannedMember, BanResult, BanUndone } from '../../../domain/moderation/members/summary';
import { formatMoment } from '../../ui/moments';
import { countOf } from '../describe';

/** What a dialog has done: the ban, and how many comments it has hidden. */
export type BanDone = BanResult & { key: string; hidden: number };

/** “by Ann Lee, 2:05 PM”, or “in the form of the account”. */
const describeOrigin = (ban: BannedMember['ban']): string =>
  ban ? `by ${ban.by}, ${formatMoment(Date.parse(ban.at))}` : 'in the form of the account';

/** What a ban does, in sentences. */
export const describeBan = ({ username, isBanned, ban }: BannedMember): string[] =>
  isBanned
    ? [`${username} is banned already, ${describeOrigin(ban)}. That ban stays.`]
    : [
        'The member is logged out everywhere at once and cannot log in any more. At the next attempt, they are told that the editors have blocked the account.',
        'You can lift the ban at any time. Comments that you hide with it stay hidden then; Undo, right after the ban, brings them back.',
      ];

/** What a ban has done, as words without a period. */
export function describeBanned(username: string, { isOwn, ban, hidden }: BanDone): string {
  const more = hidden > 0 ? `, and ${countOf(hidden, 'comment is', 'comments are')} hidden` : '';
  return isOwn
    ? `${username} is banned${more}`
    : `${username} was banned before, ${describeOrigin(ban)}${more}`;
}

/**
 * What taking a ban back has done, as words without a period.
 * @param hidden how many comments the ban has hidden
 * @param shown how many of them are again what they were
 */
export function describeUndone(
  username: string,
  undone: BanUndone,
  { hidden, shown }: { hidden: number; shown: number },
): string {
  const changed = hidden - shown;
  return [
    `${describeOutcome(username, undone)}${shown > 0 ? `, and ${countOf(shown, 'comment is', 'comments are')} back` : ''}`,
    ...(changed > 0
      ? [
          `${countOf(changed, 'comment was', 'comments were')} changed or deleted since, and ${changed === 1 ? 'stays' : 'stay'} so`,
        ]
      : []),
  ].join('. ');
}

function describeOutcome(username: string, undone: BanUndone): string {
  if (undone.is === 'lifted') return `The ban of ${username} is lifted`;
  if (undone.is === 'lifted before') return `A colleague has lifted the ban of ${username} already`;
  return `${username} stays banned, ${describeOrigin(undone.ban)}`;
}
