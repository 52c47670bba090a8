import { Extension, type Editor } from '@tiptap/core';
import { Suggestion, type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { createEmitter } from '../../../ui/emitter';
import { findInsertables, insertAtCaret, type Insertable } from './insertables';

/** An open `/` menu. */
export interface OpenMenu {
  editor: Editor;
  items: readonly Insertable[];
  /** The index of the item that Enter inserts. */
  active: number;
  /** Of the caret, in the window. */
  place: DOMRect | null;
  choose: (item: Insertable) => void;
}

let current: OpenMenu | undefined;
const changes = createEmitter<void>();

export const getOpenMenu = (): OpenMenu | undefined => current;
export const onMenuChange = (listener: () => void): (() => void) => changes.listen(listener);

/** Highlights an item. */
export const activate = (active: number): void => show(current && { ...current, active });

export const OPTION_ID = 'article-text-insert';

function show(menu: OpenMenu | undefined): void {
  current = menu;
  const element = menu?.editor.view.dom;
  // The text keeps the focus; a screen reader follows the active option.
  if (element && menu.items.length > 0) {
    element.setAttribute('aria-controls', OPTION_ID);
    element.setAttribute('aria-activedescendant', `${OPTION_ID}-${menu.active}`);
  }
  changes.emit();
}

function close(editor: Editor): void {
  for (const name of ['aria-controls', 'aria-activedescendant']) editor.view.dom.removeAttribute(name);
  show(undefined);
}

function open({ editor, items, clientRect, command }: SuggestionProps<Insertable, Insertable>): void {
  show({ editor, items, active: 0, place: clientRect?.() ?? null, choose: command });
}

function press({ event }: SuggestionKeyDownProps): boolean {
  if (!current || current.items.length === 0) return false;
  const { items, active, choose } = current;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    activate((active + step + items.length) % items.length);
    return true;
  }
  const item = items[active];
  if (!['Enter', 'Tab'].includes(event.key) || !item) return false;
  choose(item);
  return true;
}

/** `/` at the start of a line or after a space opens a menu of all that can be inserted. */
export const SlashMenu = Extension.create({
  name: 'slashMenu',
  addProseMirrorPlugins() {
    return [
      Suggestion<Insertable, Insertable>({
        editor: this.editor,
        char: '/',
        // In the names of what can be inserted; `1 / 2` and `and / or` are text.
        allowSpaces: true,
        items: ({ query }) => [...findInsertables(query)],
        command({ editor, range, props }) {
          editor.chain().deleteRange(range).run();
          insertAtCaret(editor, props);
        },
        allow({ state: { doc }, range }) {
          const { parent, depth } = doc.resolve(range.from);
          // Cells and items of lists hold no blocks.
          if (depth !== 1 || parent.type.name !== 'paragraph') return false;
          const query = doc.textBetween(range.from + 1, range.to);
          return !/\s/.test(query) || (/^\S/.test(query) && findInsertables(query).length > 0);
        },
        render: () => ({
          onStart: open,
          onUpdate: open,
          onKeyDown: press,
          onExit: ({ editor }) => close(editor),
        }),
      }),
    ];
  },
});
