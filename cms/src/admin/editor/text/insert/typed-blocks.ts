import { Extension, InputRule, textblockTypeInputRule } from '@tiptap/core';
import { DIVIDER } from './insertables';

/** `> ` and `--- ` in an empty line, as `## ` and `- ` make headings and lists. */
export const TypedBlocks = Extension.create({
  name: 'typedBlocks',
  addInputRules() {
    const { quote } = this.editor.schema.nodes;
    const divider = new InputRule({
      find: /^(?:---|—-|\*\*\*)\s$/,
      handler({ range, chain, state }) {
        // Only the outermost level holds blocks.
        if (state.doc.resolve(range.from).depth !== 1) return;
        DIVIDER.insert(chain().deleteRange(range)).run();
      },
    });
    return [...(quote ? [textblockTypeInputRule({ find: /^>\s$/, type: quote })] : []), divider];
  },
});
