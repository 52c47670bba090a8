import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Letters of undo and redo, also where the keyboard is a Cyrillic one. */
const LETTERS = new Set(['z', 'y', 'я', 'н']);
const CONTROLS = 'button, input';
const WITHOUT_UNDO = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type=${type}]`)
  .join();
const FIELDS = `input:not(${WITHOUT_UNDO}), textarea`;

/** Keys of undo and redo also work from the buttons of blocks, where ProseMirror leaves all keys to the block. */
export const UndoKeys = Extension.create({
  name: 'undoKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      view(view) {
        const press = (event: KeyboardEvent) => undoFrom(view, event);
        view.dom.addEventListener('keydown', press);
        return { destroy: () => view.dom.removeEventListener('keydown', press) };
      },
    }),
  ],
});

function undoFrom(view: EditorView, event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(ctrlKey || metaKey) || !LETTERS.has(key.toLowerCase())) return;
  if (!(target instanceof HTMLElement) || hasOwnUndo(target)) return;
  const place = findControl(view, target);
  if (view.someProp('handleKeyDown', (handle) => handle(view, event)) !== true) return;
  event.preventDefault();
  // Blocks are drawn in a moment, in other elements if they have changed places.
  requestAnimationFrame(() => {
    if (target.isConnected) return;
    const control = place && findAgain(view, place);
    (control ?? view).focus();
  });
}

/** The text itself, a field, or another editor in a block. */
const hasOwnUndo = (target: Element): boolean =>
  target.matches(FIELDS) || target.closest('[contenteditable]')?.getAttribute('contenteditable') !== 'false';

/** A control in a block. */
interface Control {
  node: Node;
  /** Among the controls of the block. */
  index: number;
}

function findControl(view: EditorView, target: HTMLElement): Control | undefined {
  let found: Control | undefined;
  view.state.doc.forEach((node, position) => {
    const controls = listControls(view, position);
    if (controls.includes(target)) found = { node, index: controls.indexOf(target) };
  });
  return found;
}

function findAgain(view: EditorView, { node, index }: Control): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  view.state.doc.forEach((child, position) => {
    const key: unknown = child.attrs.key;
    if (child === node || (typeof key === 'string' && key === node.attrs.key))
      found = listControls(view, position)[index];
  });
  return found;
}

function listControls(view: EditorView, position: number): HTMLElement[] {
  const block = view.nodeDOM(position);
  return block instanceof HTMLElement ? [...block.querySelectorAll<HTMLElement>(CONTROLS)] : [];
}
