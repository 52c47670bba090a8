import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { isObject } from '../../../ui/is-object';
import type { FieldPath } from './block-texts';

/** The words in a field of a block that were found last. */
export interface CurrentField {
  /** Before the block. */
  block: number;
  path: FieldPath;
  /** Of the field's text. */
  start: number;
}

const KEY = new PluginKey<CurrentField | undefined>('foundInField');

const isCurrentField = (value: unknown): value is CurrentField =>
  isObject(value) && typeof value.block === 'number' && Array.isArray(value.path);

export const getCurrentField = (state: EditorState): CurrentField | undefined => KEY.getState(state);

export const setCurrentField = (tr: Transaction, { block, path, start }: CurrentField): Transaction =>
  tr.setMeta(KEY, { block, path, start });

/** Remembers them until something else is selected in the text. */
export const foundInField = (): Plugin =>
  new Plugin<CurrentField | undefined>({
    key: KEY,
    state: {
      init: () => undefined,
      apply(tr, before) {
        const found: unknown = tr.getMeta(KEY);
        if (isCurrentField(found)) return found;
        if (!before || tr.selectionSet) return undefined;
        return { ...before, block: tr.mapping.map(before.block) };
      },
    },
  });
