import { useState, type RefObject } from 'react';
import type { Rights } from '../../../domain/moderation/desk';
import type { CommentEntry, Queue } from '../../../domain/moderation/queue/comment-entry';
import { useSteadyRows } from '../../ui/list/use-steady-rows';
import { useKeysSwitch } from '../keys/use-keys-switch';
import { useRowKeys } from '../keys/use-row-keys';
import { getActions, type Action, type ActionName } from './actions';
import { getCommentAddress } from './CommentContext';
import { useChanges } from './use-changes';
import { useQueue } from './use-queue';

/** What is open beside the list. */
export type Open = { is: 'reply' | 'ban' | 'delete-all'; entry: CommentEntry } | { is: 'keys' };

const OPENS: ReadonlySet<ActionName> = new Set(['reply', 'ban', 'delete-all']);
const isOpener = (name: ActionName): name is Exclude<Open['is'], 'keys'> => OPENS.has(name);

interface Options {
  list: RefObject<HTMLDivElement>;
  path: string;
  queue: Queue;
  rights: Rights;
  /** The comment to go to once it is loaded. */
  wanted: string | undefined;
  onChanged: () => void;
}

/** The state of a queue: its comments, the focus among them, what is open, and what was done last. */
export function useModeration({ list, path, queue, rights, wanted, onChanged }: Options) {
  const { entries, patch, ...loading } = useQueue(path, queue);
  const changes = useChanges({ entries, patch, onChanged });
  const { done, busy, change, liftBan } = changes;
  const [open, setOpen] = useState<Open>();
  const [isOn, setOn] = useKeysSwitch();
  const ids = entries.map(({ documentId }) => documentId);
  const steady = useSteadyRows(ids);
  const keys = useRowKeys({
    list,
    ids,
    isOn,
    onCommand: (command, id) => {
      if (command.is === 'help') return setOpen({ is: 'keys' });
      if (command.is === 'undo') return void undo();
      const entry = entries.find(({ documentId }) => documentId === id);
      if (!entry) return undefined;
      if (command.is === 'open') return openOnSite(entry);
      const action = getActions(entry, rights).find(({ key }) => key === command.key);
      return action && act(entry, action);
    },
  });

  const [reached, setReached] = useState<string>();
  if (wanted !== undefined && wanted !== reached && ids.includes(wanted)) {
    setReached(wanted);
    keys.focusRow(wanted);
  }

  function act(entry: CommentEntry, { name }: Action): void {
    if (busy.has(entry.documentId)) return;
    if (isOpener(name)) setOpen({ is: name, entry });
    else void decide(entry, name);
  }
  async function decide(entry: CommentEntry, name: 'show' | 'hide' | 'review' | 'lift'): Promise<void> {
    const next = keys.findNext(entry.documentId);
    const isDone = name === 'lift' ? await liftBan(entry) : await change(entry, name);
    if (isDone) keys.focusRow(next);
  }
  /** The focus goes to the comment that comes back. */
  async function undo(): Promise<void> {
    if (!done?.undo) return;
    await done.undo();
    keys.focusRow(done.id);
  }
  /** The focus returns to the comment from which something was opened. */
  function close(): void {
    const id = open && 'entry' in open ? open.entry.documentId : keys.activeId;
    setOpen(undefined);
    if (id !== undefined) keys.focusRow(id);
  }
  /** After a dialog or a form has done something. */
  function goOn(entry: CommentEntry): void {
    setOpen(undefined);
    keys.focusRow(keys.findNext(entry.documentId) ?? entry.documentId);
  }
  return {
    entries,
    loading,
    changes,
    open,
    setOpen,
    keys,
    keySwitch: { isOn, setOn },
    steady,
    act,
    undo,
    close,
    goOn,
  };
}

function openOnSite(entry: CommentEntry): void {
  const address = getCommentAddress(entry);
  if (address !== undefined) window.open(address, '_blank', 'noopener');
}
