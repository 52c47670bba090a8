/** A key of the list of comments and what it does. */
export interface Shortcut {
  keys: string;
  does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'j or ↓', does: 'Next comment' },
  { keys: 'k or ↑', does: 'Previous comment' },
  { keys: 'a', does: 'Approve or restore' },
  { keys: 'h', does: 'Hide' },
  { keys: 'l', does: 'Looked at: close its reports' },
  { keys: 'r', does: 'Reply as the editors' },
  { keys: 'b', does: 'Ban the member, or lift the ban' },
  { keys: 'd', does: 'Delete all comments of the member' },
  { keys: 'o', does: 'Open the comment on the site' },
  { keys: 'u', does: 'Undo the last step' },
  { keys: '?', does: 'Show these keys' },
];

/** What a key does in a list of rows. Letters are those that are typed, on every keyboard. */
export type Command =
  { is: 'move'; by: 1 | -1 } | { is: 'open' } | { is: 'undo' } | { is: 'help' } | { is: 'act'; key: string };

const MOVES: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
]);
const ACTS = 'ahlrbd';

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the key is held down: only moving repeats. */
  repeat: boolean;
}

/** Undefined: the key has no meaning here, and keeps the one that it has in the browser. */
export function toCommand({ key, ctrlKey, metaKey, altKey, repeat }: Press): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const by = MOVES.get(key);
  if (by !== undefined) return { is: 'move', by };
  if (repeat) return undefined;
  if (key === 'o') return { is: 'open' };
  if (key === 'u') return { is: 'undo' };
  if (key === '?') return { is: 'help' };
  return key.length === 1 && ACTS.includes(key) ? { is: 'act', key } : undefined;
}

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/** Whether keys belong to what somebody is typing into, or choosing from. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`${TYPING}, [role="dialog"], [role="alertdialog"], [role="menu"]`) !== null;
