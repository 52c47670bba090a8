import { useFetchClient } from '@strapi/strapi/admin';
import type { MemberSummary, Step } from '../../../domain/moderation/members/summary';
import { List } from '../../ui/list/List';
import { countOf } from '../describe';
import { describeDeletion } from './describe-member';
import { MemberDialog } from './MemberDialog';
import { runSteps } from './run-steps';

interface Props {
  member: string;
  /** @param count how many comments were deleted */
  onDeleted: (count: number) => void;
  onClose: () => void;
}

/** Asks before all comments of a member are deleted. They are deleted in steps, and the dialog shows how far it is. */
export function DeleteAllDialog({ member, onDeleted, onClose }: Props) {
  const { post } = useFetchClient();
  const deleteAll = async ({ comments }: MemberSummary, onProgress: (words: string) => void) => {
    const step = async () =>
      (await post<{ data: Step }>(`/admin/moderation/members/${member}/delete-comments`)).data.data;
    await runSteps(step, (count) => onProgress(`${countOf(count, 'comment', 'comments')} deleted.`));
    onDeleted(comments);
  };
  return (
    <MemberDialog
      member={member}
      title={({ username }) => `Delete all comments of ${username}?`}
      action="Delete them"
      onConfirm={deleteAll}
      onClose={onClose}
    >
      {(summary) => (
        <List>
          {describeDeletion(summary).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
      )}
    </MemberDialog>
  );
}
