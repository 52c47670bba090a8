import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { countOf, shorten } from '../describe';
import { getErrorDetails } from '../../ui/server/error-details';
import { applyChange, getDecidedState, removeQuote, setBanned, setState, type Change } from './changes';

const ONE = '/admin/moderation/comments';
const GONE = 404;

/** The last step, which can be taken back. */
export interface Done {
  /** Such as “Hidden”. */
  words: string;
  /** The comment with which it was done. */
  id: string;
  undo?: () => Promise<void>;
}

interface Options {
  entries: readonly CommentEntry[];
  patch: (all: readonly CommentEntry[], change: (entry: CommentEntry) => CommentEntry | null) => void;
  /** Something has changed on the server. */
  onChanged: () => void;
}

/** Sends what a moderator decides, shows it in the list at once, and takes it back. */
export function useChanges({ entries, patch, onChanged }: Options) {
  const { put, post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [done, setDone] = useState<Done>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether it succeeded */
  const run = async (entry: CommentEntry, send: () => Promise<unknown>): Promise<boolean> => {
    setBusy((before) => new Set([...before, entry.documentId]));
    try {
      await send();
      return true;
    } catch (error) {
      const isGone = isFetchError(error) && error.status === GONE;
      if (isGone) patch([entry], () => null);
      const decided = getDecidedState(getErrorDetails(error));
      if (decided) patch([entry], (one) => setState(one, decided));
      toggleNotification({
        type: isGone || decided ? 'info' : 'danger',
        message: isGone ? 'This comment was deleted meanwhile.' : toMessage(error),
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

  const setBan = (entry: CommentEntry, isBanned: boolean) => {
    const member = getMember(entry)?.documentId ?? '';
    patch(entries, (one) => setBanned(one, member, isBanned));
  };
  const getBanPath = (entry: CommentEntry) =>
    `/admin/moderation/members/${getMember(entry)?.documentId ?? ''}/ban`;

  const liftBan = async (entry: CommentEntry): Promise<boolean> => {
    if (!(await run(entry, () => del(getBanPath(entry))))) return false;
    setBan(entry, false);
    setDone({
      words: `The ban of ${getMember(entry)?.username} is lifted`,
      id: entry.documentId,
      undo: async () => {
        if (await run(entry, () => post(getBanPath(entry)))) setBan(entry, true);
        setDone(undefined);
      },
    });
    return true;
  };
  /** Shows what the dialog of a ban has done. @param hidden how many comments it has hidden too */
  const noteBan = (entry: CommentEntry, hidden: number) => {
    setBan(entry, true);
    const own = entries.filter((one) => getMember(one)?.documentId === getMember(entry)?.documentId);
    if (hidden > 0)
      patch(own, (one) => applyChange(setBanned(one, getMember(entry)?.documentId ?? '', true), 'hide'));
    const more = hidden > 0 ? `, and ${countOf(hidden, 'comment is', 'comments are')} hidden` : '';
    setDone({
      words: `${getMember(entry)?.username} is banned${more}`,
      id: entry.documentId,
      undo: async () => {
        if (!(await run(entry, () => del(getBanPath(entry))))) return;
        setBan(entry, false);
        const stay = hidden > 0 ? '. The comments that were hidden with it stay hidden' : '';
        setDone({
          words: `The ban of ${getMember(entry)?.username} is lifted${stay}`,
          id: entry.documentId,
        });
      },
    });
    onChanged();
  };
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
  return { done, busy, change, liftBan, noteBan, noteDeletion, noteReply };
}

const getMember = ({ author }: CommentEntry) => (author?.is === 'member' ? author : undefined);

const DONE: Readonly<Record<Change, (entry: CommentEntry) => string>> = {
  show: ({ state }) => (state === 'held' ? 'Approved' : 'Restored'),
  hide: () => 'Hidden',
  review: () => 'Looked at',
};

const toMessage = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'That failed. Please try again.';

/** “Good evening” by Ada */
export function nameComment({ text, author }: CommentEntry): string {
  const by = author?.is === 'member' ? ` by ${author.username}` : '';
  return `“${shorten(text)}”${by}`;
}
