import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { textSchema } from '../../schema/schema';
import { pasteBlocks } from './paste-blocks';

const text = (words: string) => (words === '' ? [] : [textSchema.text(words)]);
const paragraph = (words: string) => textSchema.nodes.paragraph!.create(null, text(words));
const heading = (words: string) => textSchema.nodes.heading!.create({ level: 2 }, text(words));
const list = (...items: string[]) =>
  textSchema.nodes.bulletList!.create(
    null,
    items.map((item) => textSchema.nodes.listItem!.create(null, paragraph(item))),
  );

/** Pastes blocks at `|` in the text of the only node that has it. */
function paste(nodes: Node[], pasted: Node[]): string[] | undefined {
  let doc = textSchema.topNodeType.create(null, nodes);
  let at = 0;
  doc.descendants((node, position) => {
    if (node.isText && node.text?.includes('|')) at = position + node.text.indexOf('|');
  });
  doc = EditorState.create({ doc }).tr.delete(at, at + 1).doc;
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const tr = pasteBlocks(state, new Slice(Fragment.from(pasted), 0, 0));
  tr?.doc.check();
  return tr?.doc.children.map(({ type, textContent }) => `${type.name}: ${textContent}`);
}

test('puts blocks after a list instead of into its item', () => {
  expect(paste([list('One', 'Two|'), paragraph('After')], [heading('New'), paragraph('Words')])).toEqual([
    'bulletList: OneTwo',
    'heading: New',
    'paragraph: Words',
    'paragraph: After',
  ]);
});

test('puts blocks in the place of an empty paragraph, and into the middle of another', () => {
  expect(paste([paragraph('Before'), paragraph('|')], [heading('New')])).toEqual([
    'paragraph: Before',
    'heading: New',
  ]);
  expect(paste([paragraph('Be|fore')], [heading('New')])).toEqual([
    'paragraph: Be',
    'heading: New',
    'paragraph: fore',
  ]);
  expect(paste([paragraph('Before|')], [heading('New')])).toEqual(['paragraph: Before', 'heading: New']);
});

test('leaves a paragraph, and items in a list, to the usual way', () => {
  expect(paste([paragraph('Be|fore')], [paragraph('words')])).toBeUndefined();
  expect(paste([list('One|')], [list('Two')])).toBeUndefined();
});

test('what is typed after a picture stands below it', () => {
  const picture = textSchema.nodes.upload!.create({ src: 'blob:1' });
  const typeAfterPaste = (nodes: Node[], at: number): string[] | undefined => {
    const doc = textSchema.topNodeType.create(null, nodes);
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
    return pasteBlocks(state, new Slice(Fragment.from(picture), 0, 0))
      ?.insertText('x')
      .doc.children.map(({ type, textContent }) => `${type.name}: ${textContent}`);
  };
  expect(typeAfterPaste([paragraph('Before'), paragraph('')], 9)).toEqual([
    'paragraph: Before',
    'upload: ',
    'paragraph: x',
  ]);
  expect(typeAfterPaste([paragraph('Before'), paragraph('After')], 7)).toEqual([
    'paragraph: Before',
    'upload: ',
    'paragraph: xAfter',
  ]);
});
