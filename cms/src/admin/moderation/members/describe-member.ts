import { MOST_SUMMED, type MemberSummary } from '../../../domain/moderation/members/summary';
import { DELETED_MEMBER, REMOVED_COMMENT } from '../../../platform/shared/comments.gen';
import { countOf, formatCount } from '../describe';

const comments = (count: number): string => countOf(count, 'comment', 'comments', MOST_SUMMED);

/** What deleting all comments of a member removes, and what stays, in sentences. */
export function describeDeletion({ username, comments: all, answered, isBanned }: MemberSummary): string[] {
  const own = all === 1 ? 'The comment' : `All ${formatCount(all, MOST_SUMMED)} comments`;
  return [
    `${own} of this member ${all === 1 ? 'is' : 'are'} deleted for good, hidden and waiting ones too, and those on deleted articles. This cannot be undone.`,
    ...(answered > 0
      ? [
          `Others have replied to ${countOf(answered, 'of them', 'of them', MOST_SUMMED)}: their replies stay. Above them, readers see “${DELETED_MEMBER}” instead of the name, and “${REMOVED_COMMENT}”`,
        ]
      : []),
    `The account stays, with its name: ${username} is not renamed. Its ratings and saved articles stay, too.`,
    ...(isBanned ? [] : ['The member can go on commenting: ban them as well to prevent that.']),
  ];
}

/** The choice that goes with a ban; undefined: there is nothing to hide. */
export function describeHiding({ shown }: MemberSummary): string | undefined {
  if (shown === 0) return undefined;
  return shown === 1
    ? 'Also hide the comment that readers see'
    : `Also hide the ${comments(shown)} that readers see or that wait`;
}
