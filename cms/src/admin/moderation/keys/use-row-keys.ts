import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../ui/use-latest';
import { isTyping, toCommand, type Command } from './shortcuts';

interface Options {
  /** What contains the rows, each with its id as `data-row`. */
  list: RefObject<HTMLDivElement>;
  /** The ids of the rows, in order. */
  ids: readonly string[];
  isOn: boolean;
  onCommand: (command: Exclude<Command, { is: 'move' }>, id: string | undefined) => void;
}

/**
 * Moves the focus along rows, and reports keys that act on the row with the focus. Keys reach a row from anywhere in
 * it, but never from a field; from outside of the list, they only lead into it.
 */
export function useRowKeys({ list, ids, isOn, onCommand }: Options) {
  const [active, setActive] = useState<string>();
  const { focusRow } = useFocus(list, setActive);
  const activeId = active !== undefined && ids.includes(active) ? active : ids[0];

  /** The row after this one; if it is the last, the one before it; null: there is no other. */
  const findNext = (id: string): string | null => {
    const at = ids.indexOf(id);
    return ids[at + 1] ?? ids[at - 1] ?? null;
  };
  const obey = (command: Command, id: string | undefined) => {
    if (command.is !== 'move') return onCommand(command, id);
    const at = id === undefined ? -1 : ids.indexOf(id);
    const next = at === -1 ? ids[0] : ids[at + command.by];
    if (next !== undefined) focusRow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = isOn && !event.defaultPrevented && !isTyping(event.target) ? toCommand(event) : undefined;
    if (!command) return;
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null;
    obey(command, row?.getAttribute('data-row') ?? undefined);
  };
  // While nothing has the focus, as after the page was opened, or the tabs have it. Arrows scroll the page then.
  const latest = useLatest((event: globalThis.KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || !isAround(event.target)) return;
    const command = event.key.startsWith('Arrow') ? undefined : toCommand(event);
    if (!command || command.is === 'act') return;
    event.preventDefault();
    obey(command, undefined);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);

  return { onKeyDown, activeId, setActive, focusRow, findNext };
}

/** Whether the focus is on the page as a whole, or on the tabs above the list. */
const isAround = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('[role=tab], [role=tabpanel]'));

/** Moves the focus to a row, or to the list itself, once what changes with it has been rendered. */
function useFocus(list: RefObject<HTMLDivElement>, setActive: (id: string) => void) {
  /** Null, or the id of a row that is gone by then: the list. */
  const [wanted, setWanted] = useState<{ id: string | null }>();
  useLayoutEffect(() => {
    if (!wanted) return;
    const { id } = wanted;
    const row =
      id === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    const target = row ?? list.current;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [wanted, list]);
  const focusRow = (id: string | null) => {
    if (id !== null) setActive(id);
    setWanted({ id });
  };
  return { focusRow };
}
