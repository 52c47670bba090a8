import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { countOf, shorten } from '../describe';
import { describeError, getErrorDetails } from '../../ui/server/error-details';
import { applyChange, getDecidedState, getMember, removeQuote, setState, type Change } from './changes';
import { useBans, type Run } from './use-bans';
import type { Done } from '../LastStep';

const ONE = '/admin/moderation/comments';
const GONE = 404;

interface Options {
  entries: readonly CommentEntry[];
  patch: (all: readonly CommentEntry[], change: (entry: CommentEntry) => CommentEntry | null) => void;
  /** Something has changed on the server. */
  onChanged: () => void;
}

/** Sends what a moderator decides, shows it in the list at once, and takes it back. */
export function useChanges({ entries, patch, onChanged }: Options) {
  const { put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [done, setDone] = useState<Done>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const run: Run = async (entry, send, of = 'comment') => {
    setBusy((before) => new Set([...before, entry.documentId]));
    try {
      await send();
      return true;
    } catch (error) {
      const isGone = isFetchError(error) && error.status === GONE;
      if (isGone && of === 'comment') patch([entry], () => null);
      const decided = getDecidedState(getErrorDetails(error));
      if (decided) patch([entry], (one) => setState(one, decided));
      toggleNotification({
        type: isGone || decided ? 'info' : 'danger',
        message: isGone ? `This ${of} was deleted meanwhile.` : describeError(error),
      });
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== entry.documentId)));
      onChanged();
    }
  };

  const change = async (entry: CommentEntry, how: Change): Promise<boolean> => {
    const path = `${ONE}/${entry.documentId}`;
    const { count } = entry.reports;
    const changed = applyChange(entry, how);
    const send = () => {
      if (how === 'review') return post(`${path}/reports/close`, { reports: count });
      const seen = how === 'hide' ? count : 0;
      return put(`${path}/state`, { from: entry.state, state: changed.state, reports: seen });
    };
    if (!(await run(entry, send))) return false;
    patch([entry], () => changed);
    const undo = async () => {
      if (how !== 'review') await put(`${path}/state`, { from: changed.state, state: entry.state });
      if (how !== 'show' && count > 0) await post(`${path}/reports/reopen`, { reports: count });
    };
    setDone({
      words: `${DONE[how](entry)}: ${nameComment(entry)}`,
      id: entry.documentId,
      undo: async () => {
        if (await run(entry, undo)) patch([entry], () => entry);
        setDone(undefined);
      },
    });
    return true;
  };

  const bans = useBans({ entries, patch, run, setDone, onChanged });

  /** Shows what the dialog of a deletion has done, which cannot be taken back. */
  const noteDeletion = (entry: CommentEntry, count: number) => {
    const member = getMember(entry);
    const isOwn = (one: CommentEntry) => getMember(one)?.documentId === member?.documentId;
    patch(entries, (one) => (isOwn(one) ? null : removeQuote(one, member?.username ?? '')));
    setDone({ words: `${countOf(count, 'comment is', 'comments are')} deleted`, id: entry.documentId });
    onChanged();
  };
  /** Shows that a reply is on the site. @param reply its document id */
  const noteReply = (entry: CommentEntry, reply: string) => {
    setDone({
      words: 'Your reply is on the site',
      id: entry.documentId,
      undo: async () => {
        await run(entry, () => put(`${ONE}/${reply}/state`, { from: 'visible', state: 'hidden' }));
        setDone(undefined);
      },
    });
    onChanged();
  };
  return { done, busy, change, ...bans, noteDeletion, noteReply };
}

const DONE: Readonly<Record<Change, (entry: CommentEntry) => string>> = {
  show: ({ state }) => (state === 'held' ? 'Approved' : 'Restored'),
  hide: () => 'Hidden',
  review: () => 'Looked at',
};

/** “Good evening” by Ada */
export function nameComment({ text, author }: CommentEntry): string {
  const by = author?.is === 'member' ? ` by ${author.username}` : '';
  return `“${shorten(text)}”${by}`;
}
