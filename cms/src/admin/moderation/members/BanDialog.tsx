import { Checkbox } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { MemberSummary, Step } from '../../../domain/moderation/members/summary';
import { List } from '../../ui/list/List';
import { countOf } from '../describe';
import { describeBan, describeHiding } from './describe-member';
import { MemberDialog } from './MemberDialog';
import { runSteps } from './run-steps';

interface Props {
  member: string;
  /** Whether comments can be hidden too. */
  mayHide: boolean;
  /** @param hidden how many comments were hidden */
  onBanned: (hidden: number) => void;
  onClose: () => void;
}

/** Asks before a member is banned, and whether their comments are hidden too. */
export function BanDialog({ member, mayHide, onBanned, onClose }: Props) {
  const { post } = useFetchClient();
  const [hides, setHides] = useState(false);
  const path = `/admin/moderation/members/${member}`;

  const ban = async (_member: MemberSummary, onProgress: (words: string) => void) => {
    await post(`${path}/ban`);
    const hide = async (after: number) =>
      (await post<{ data: Step }>(`${path}/hide-comments`, { after })).data.data;
    const hidden = hides
      ? await runSteps(hide, (count) => onProgress(`${countOf(count, 'comment', 'comments')} hidden.`))
      : 0;
    onBanned(hidden);
  };
  return (
    <MemberDialog
      member={member}
      title={({ username }) => `Ban ${username}?`}
      action="Ban"
      onConfirm={ban}
      onClose={onClose}
    >
      {(summary) => {
        const hiding = mayHide ? describeHiding(summary) : undefined;
        return (
          <>
            <List>
              {describeBan().map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </List>
            {hiding !== undefined && (
              <Checkbox checked={hides} onCheckedChange={(checked) => setHides(checked === true)}>
                {hiding}
              </Checkbox>
            )}
          </>
        );
      }}
    </MemberDialog>
  );
}
