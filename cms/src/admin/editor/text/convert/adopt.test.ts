import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { textSchema } from '../schema/schema';
import { adopt } from './adopt';
import { connect } from './connect';
import { readDocument } from './content';
import { Sources } from './sources';
import { writeContent } from './write-content';

const paragraph = (text: string, id?: number) => ({
  __component: 'blocks.paragraph',
  text,
  ...(id !== undefined && { id }),
});
const spacer = (id?: number) => ({
  __component: 'blocks.spacer',
  height: 20,
  ...(id !== undefined && { id }),
});
/** The form's keys of a list that it was filled with. */
const withKeys = (...blocks: object[]) =>
  blocks.map((block, index) => ({ ...block, __temp_key__: `a${index}` }));

/** A text, and what the form has and was filled with. */
class OpenText {
  private readonly sources = new Sources();
  private shown: unknown;
  state: EditorState;

  constructor(private stored: object[]) {
    this.shown = stored;
    this.state = EditorState.create({
      doc: readDocument(stored, textSchema, this.sources),
      plugins: [history()],
    });
  }

  /** Types words at the end of the node. */
  type(index: number, words: string): void {
    let end = -1;
    for (let at = 0; at <= index; at += 1) end += this.state.doc.child(at).nodeSize;
    const tr = this.state.tr.setSelection(TextSelection.create(this.state.doc, end));
    this.state = this.state.apply(tr.insertText(words));
  }

  write(): unknown {
    const { content, places } = writeContent(this.state.doc, this.sources, this.shown, this.stored);
    const { tr } = this.state;
    connect(tr, this.sources, content, places);
    this.state = this.state.apply(tr.setMeta('addToHistory', false));
    this.shown = content;
    return content;
  }

  receive(content: object[], stored = content): void {
    const { places } = writeContent(this.state.doc, this.sources, this.shown, this.stored);
    this.state = this.state.apply(adopt(this.state, this.sources, content, this.shown, places));
    this.shown = content;
    this.stored = stored;
  }

  undo(): void {
    undo(this.state, (tr) => {
      this.state = this.state.apply(tr);
    });
  }

  get words(): string[] {
    return this.state.doc.children.map((node) => node.textContent);
  }
}

test('a save gives rows to what is written, and what was typed meanwhile stays', () => {
  const text = new OpenText(withKeys(paragraph('One', 1), spacer(2)));
  text.type(0, ', two');
  text.write();
  text.type(0, ', three');
  const saved = withKeys(paragraph('One, two', 7), spacer(8));
  text.receive(saved);
  expect(text.words).toEqual(['One, two, three', '']);
  expect(text.write()).toMatchObject([paragraph('One, two, three', 7), spacer(8)]);
});

test('undoing what was saved keeps the rows of the save', () => {
  const text = new OpenText(withKeys(paragraph('One', 1)));
  text.type(0, ', two');
  text.write();
  text.receive(withKeys(paragraph('One, two', 7)));
  text.undo();
  expect(text.write()).toMatchObject([paragraph('One', 7)]);
});

test('a block that is brought back after a save has no row of one that is gone', () => {
  const text = new OpenText(withKeys(paragraph('One', 1), spacer(2)));
  const first = text.state.doc.child(0).nodeSize;
  text.state = text.state.apply(text.state.tr.delete(first, first + 1));
  expect(text.write()).toMatchObject([{ id: 1 }]);
  text.receive(withKeys(paragraph('One', 7)));
  text.undo();
  const written = text.write();
  expect(written).toMatchObject([{ id: 7 }, { __component: 'blocks.spacer', height: 20 }]);
  expect(written).not.toMatchObject([{}, { id: 2 }]);
});

test('another version replaces only what differs: the caret stays in what does not', () => {
  const text = new OpenText(withKeys(paragraph('One', 1), paragraph('Two', 2), paragraph('Three', 3)));
  text.type(2, '!');
  text.write();
  const caret = () => text.state.selection.$from.parent.textContent;
  const restored = withKeys(
    paragraph('One', 11),
    paragraph('Other', 12),
    paragraph('New', 13),
    paragraph('Three!', 14),
  );
  text.receive(restored);
  expect(text.words).toEqual(['One', 'Other', 'New', 'Three!']);
  expect(caret()).toBe('Three!');
  expect(text.write()).toBe(restored);
  text.undo();
  expect(text.words).toEqual(['One', 'Two', 'Three!']);
});

test('a text that is emptied, and one that is filled, are shown', () => {
  const text = new OpenText(withKeys(paragraph('One', 1)));
  text.receive([]);
  expect(text.words).toEqual(['']);
  expect(text.write()).toEqual([]);
  text.receive(withKeys(spacer(2), paragraph('Two', 3)));
  expect(text.words.filter(Boolean)).toEqual(['Two']);
  expect(text.write()).toMatchObject([{ id: 2 }, { id: 3 }]);
});

test('a field of a block changes without another node, and can be undone', () => {
  const text = new OpenText(withKeys(paragraph('One', 1), spacer(2)));
  const before = text.state.doc.child(0);
  const changed = withKeys(paragraph('One', 1), { ...spacer(2), height: 40 });
  text.receive(changed);
  expect(text.state.doc.child(0)).toBe(before);
  expect(text.state.doc.child(1).attrs.value).toBe(changed[1]);
  expect(text.write()).toBe(changed);
  text.undo();
  expect(text.write()).toMatchObject([{}, { height: 20, id: 2 }]);
});
