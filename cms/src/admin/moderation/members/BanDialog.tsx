import { Checkbox } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { BanResult, MemberSummary, Step } from '../../../domain/moderation/members/summary';
import { createId } from '../../ui/create-id';
import { List } from '../../ui/list/List';
import { countOf } from '../describe';
import { describeBan, type BanDone } from './describe-ban';
import { describeHiding } from './describe-member';
import { MemberDialog } from './MemberDialog';
import { runSteps } from './run-steps';

interface Props {
  member: string;
  /** Whether comments can be hidden too. */
  mayHide: boolean;
  onBanned: (done: BanDone) => void;
  onClose: () => void;
}

/** Asks before a member is banned, and whether their comments are hidden too. */
export function BanDialog({ member, mayHide, onBanned, onClose }: Props) {
  const { post } = useFetchClient();
  const [hides, setHides] = useState(false);
  /** Stays the same when a failure is tried again: it is the same ban. */
  const [key] = useState(createId);
  const done = useRef<BanDone>();
  const path = `/admin/moderation/members/${member}`;

  const ban = async (_member: MemberSummary, onProgress: (words: string) => void) => {
    const { data } = await post<{ data: BanResult }>(`${path}/ban`, { key });
    const before = done.current?.hidden ?? 0;
    let result: BanDone = { ...data.data, key, hidden: before };
    done.current = result;
    const note = (count: number) => {
      result = { ...result, hidden: before + count };
      done.current = result;
      onProgress(`${countOf(result.hidden, 'comment', 'comments')} hidden.`);
    };
    const hide = async (after: number) =>
      (await post<{ data: Step }>(`${path}/hide-comments`, { ban: key, after })).data.data;
    if (hides) await runSteps(hide, note);
    onBanned(result);
  };
  /** After a failure, what is done stays done: the list shows it, and it can be taken back. */
  const close = () => (done.current ? onBanned(done.current) : onClose());
  return (
    <MemberDialog
      member={member}
      title={({ username }) => `Ban ${username}?`}
      action="Ban"
      onConfirm={ban}
      onClose={close}
    >
      {(summary) => {
        const hiding = mayHide ? describeHiding(summary) : undefined;
        return (
          <>
            <List>
              {describeBan(summary).map((sentence) => (
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
