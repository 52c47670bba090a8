import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { textSchema } from '../schema/schema';
import { moveBlock } from './move-block';

const paragraph = (words: string) => textSchema.nodes.paragraph!.create(null, textSchema.text(words));
const divider = textSchema.nodes.entry!.create({ value: { __component: 'blocks.divider' } });

const open = (...nodes: ReturnType<typeof paragraph>[]) =>
  EditorState.create({ doc: textSchema.topNodeType.create(null, nodes) });

const describeBlocks = (state: EditorState) =>
  state.doc.children.map(({ type, textContent }) => textContent || type.name);

test('moves a paragraph with the caret in it', () => {
  let state = open(paragraph('One'), paragraph('Two'), divider);
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 7)));
  expect(state.selection.$from.parent.textContent).toBe('Two');
  state = state.apply(moveBlock(state, 1, -1)!);
  expect(describeBlocks(state)).toEqual(['Two', 'One', 'entry']);
  expect(state.selection.$from.parent.textContent).toBe('Two');
  expect(state.selection.$from.parentOffset).toBe(1);
  state = state.apply(moveBlock(state, 0, 1)!);
  state = state.apply(moveBlock(state, 1, 1)!);
  expect(describeBlocks(state)).toEqual(['One', 'entry', 'Two']);
  expect(state.selection.$from.parent.textContent).toBe('Two');
});

test('moves a selected block, and nothing past the ends', () => {
  let state = open(paragraph('One'), divider, paragraph('Two'));
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 5)));
  state = state.apply(moveBlock(state, 1, 1)!);
  expect(describeBlocks(state)).toEqual(['One', 'Two', 'entry']);
  expect(state.selection).toMatchObject({ node: divider });
  expect(moveBlock(state, 2, 1)).toBeUndefined();
  expect(moveBlock(state, 0, -1)).toBeUndefined();
});
