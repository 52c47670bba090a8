import { useFetchClient } from '@strapi/strapi/admin';
import type { BanResult, UndoStep } from '../../../domain/moderation/members/summary';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { createId } from '../../ui/create-id';
import { countOf } from '../describe';
import type { Done } from '../LastStep';
import { describeBanned, describeUndone, type BanDone } from '../members/describe-ban';
import { runUndo } from '../members/run-undo';
import { applyChange, getMember, setBanned } from './changes';

/**
 * Sends something about a comment, or about the account that wrote it, and says what went wrong.
 * @returns whether it succeeded
 */
export type Run = (
  entry: CommentEntry,
  send: () => Promise<unknown>,
  of?: 'comment' | 'account',
) => Promise<boolean>;

interface Options {
  entries: readonly CommentEntry[];
  patch: (all: readonly CommentEntry[], change: (entry: CommentEntry) => CommentEntry | null) => void;
  run: Run;
  setDone: (done: Done | undefined) => void;
  onChanged: () => void;
}

/** Shows bans in the list, lifts them, and takes them back. */
export function useBans({ entries, patch, run, setDone, onChanged }: Options) {
  const { post, del } = useFetchClient();

  const setBan = (entry: CommentEntry, isBanned: boolean) => {
    const member = getMember(entry)?.documentId ?? '';
    patch(entries, (one) => setBanned(one, member, isBanned));
  };
  const getPath = (entry: CommentEntry) =>
    `/admin/moderation/members/${getMember(entry)?.documentId ?? ''}/ban`;

  const liftBan = async (entry: CommentEntry): Promise<boolean> => {
    if (!(await run(entry, () => del(getPath(entry)), 'account'))) return false;
    setBan(entry, false);
    const banAgain = () => post<{ data: BanResult }>(getPath(entry), { key: createId() });
    setDone({
      words: `The ban of ${getMember(entry)?.username} is lifted`,
      id: entry.documentId,
      undo: async () => {
        if (await run(entry, banAgain, 'account')) setBan(entry, true);
        setDone(undefined);
      },
    });
    return true;
  };

  /** Shows what the dialog of a ban has done. */
  const noteBan = (entry: CommentEntry, done: BanDone) => {
    const { documentId: member = '', username = '' } = getMember(entry) ?? {};
    const own = entries.filter((one) => getMember(one)?.documentId === member);
    patch(own, (one) => {
      const banned = setBanned(one, member, true);
      return done.hidden > 0 && one.state !== 'hidden' ? applyChange(banned, 'hide') : banned;
    });
    const back = new Set<string>();
    const step = async () =>
      (await post<{ data: UndoStep }>(`${getPath(entry)}/undo`, { key: done.key })).data.data;
    const note = (shown: readonly string[]) => {
      for (const id of shown) back.add(id);
      if (shown.length > 0)
        setDone({ words: `${countOf(back.size, 'comment is', 'comments are')} back`, id: entry.documentId });
    };
    const noted: Done = { words: describeBanned(username, done), id: entry.documentId };
    const undo = async () => {
      // While it runs, it cannot be pressed again.
      setDone(noted);
      const isDone = await run(
        entry,
        async () => {
          const undone = await runUndo(step, note);
          const isBanned = undone.is === 'kept';
          // Each is again what it was before the ban.
          patch(own, (one) => {
            const isBack = back.has(one.documentId) || one.state === 'hidden' || done.hidden === 0;
            return setBanned(isBack ? one : applyChange(one, 'hide'), member, isBanned);
          });
          const counts = { hidden: done.hidden, shown: back.size };
          setDone({ words: describeUndone(username, undone, counts), id: entry.documentId });
        },
        'account',
      );
      // What came back stays; pressing it again goes on.
      if (!isDone) setDone({ ...noted, undo });
    };
    setDone(done.isOwn || done.hidden > 0 ? { ...noted, undo } : noted);
    onChanged();
  };
  return { liftBan, noteBan };
}
