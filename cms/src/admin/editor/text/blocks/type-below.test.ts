import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { textSchema } from '../schema/schema';
import { typeBelow } from './type-below';

const paragraph = (words?: string) =>
  textSchema.nodes.paragraph!.create(null, words === undefined ? null : textSchema.text(words));
const divider = textSchema.nodes.entry!.create({ value: { __component: 'blocks.divider' } });

function openSelected(...below: ReturnType<typeof paragraph>[]): EditorState {
  const state = EditorState.create({ doc: textSchema.topNodeType.create(null, [divider, ...below]) });
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
}

const describeBlocks = ({ doc }: EditorState) =>
  doc.children.map(({ type, textContent }) => textContent || type.name);

test.each([
  ['nothing', openSelected(), ['entry', 'S']],
  ['an empty paragraph', openSelected(paragraph()), ['entry', 'S']],
  ['a text', openSelected(paragraph('Two')), ['entry', 'S', 'Two']],
])('with %s below the selected block, a key leaves the block and writes below it', (_, before, blocks) => {
  const state = before.apply(typeBelow(before, 'S')!);
  expect(describeBlocks(state)).toEqual(blocks);
  const next = state.apply(state.tr.insertText('un'));
  expect(next.doc.child(1).textContent).toBe('Sun');
});

test('in a text, keys do what they do', () => {
  const state = openSelected(paragraph('Two'));
  expect(
    typeBelow(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2))), 'S'),
  ).toBeUndefined();
});
