import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { isObject } from '../../ui/is-object';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Adds an element below the node that ends at this position. */
interface NewHost {
  position: number;
  element: HTMLElement;
}

const KEY = new PluginKey<DecorationSet>('notesInText');

const isNewHost = (value: unknown): value is NewHost =>
  isObject(value) && 'position' in value && 'element' in value;

/** The element for notes below the node that ends at this position. */
export function addNotesHost({ state, view }: Editor, position: number): HTMLElement {
  for (const decoration of KEY.getState(state)?.find(position, position) ?? []) {
    const spec: unknown = decoration.spec;
    if (isObject(spec) && spec.element instanceof HTMLElement) return spec.element;
  }
  const element = document.createElement('div');
  element.contentEditable = 'false';
  const host: NewHost = { position, element };
  view.dispatch(state.tr.setMeta(KEY, host).setMeta('addToHistory', false));
  return element;
}

/** Elements between the nodes of a text that are no part of it: notes are rendered in them. */
export const NotesInText = Extension.create({
  name: 'notesInText',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, hosts) {
          const moved = hosts.map(tr.mapping, tr.doc);
          const added: unknown = tr.getMeta(KEY);
          if (!isNewHost(added)) return moved;
          const { position, element } = added;
          const widget = Decoration.widget(position, element, {
            side: -1,
            ignoreSelection: true,
            stopEvent: () => true,
            element,
          });
          return moved.add(tr.doc, [widget]);
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});
