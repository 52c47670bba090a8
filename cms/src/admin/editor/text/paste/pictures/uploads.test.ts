/** @jest-environment jsdom */
import { Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { uploadPicture } from '../../../picture/library';
import { textExtensions } from '../../schema/extensions';
import { clearNotices, getNotices } from '../notices/notice-list';
import { createUpload } from '../shared/nodes';
import { holdPicture } from './held-pictures';
import { watchUploads } from './uploads';

jest.mock('../../../picture/library', () => ({ uploadPicture: jest.fn() }));
const library = jest.mocked(uploadPicture);

const Uploads = Extension.create({
  name: 'uploads',
  addProseMirrorPlugins() {
    return [new Plugin({ view: () => watchUploads(this.editor) })];
  },
});

const PNG = { type: 'image/png', text: '89504e47', encoding: 'hex' } as const;

const createEditor = () => new Editor({ extensions: [...textExtensions, Uploads] });
const describe = (editor: Editor) =>
  editor.state.doc.children.map(({ type, attrs }) =>
    type.name === 'entry' ? attrs.value.image.id : type.name,
  );
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  clearNotices();
  library.mockReset();
  library.mockImplementation((_picture, name) => Promise.resolve({ id: name }));
});

test('uploads a picture under its alternative text, and puts a block in its place', async () => {
  const editor = createEditor();
  editor.commands.setContent([createUpload(holdPicture(PNG), 'A window')]);
  expect(describe(editor)).toEqual(['upload', 'paragraph']);
  await settle();
  expect(describe(editor)).toEqual(['A window.png', 'paragraph']);
  const [picture, name, alt] = library.mock.calls[0] ?? [];
  expect([picture?.type, picture?.size, name, alt]).toEqual(['image/png', 4, 'A window.png', 'A window']);
});

test('names pictures that it could not take, without the path of a file', async () => {
  library.mockRejectedValueOnce(new Error('Too large'));
  const editor = createEditor();
  editor.commands.setContent([
    createUpload(holdPicture(PNG), ''),
    createUpload('file:///C:/Users/edda/secret/a.png', ''),
    createUpload('https://elsewhere.example/b.jpg?size=2', ' '),
    createUpload('https://elsewhere.example/c.jpg', 'A lamp'),
  ]);
  await settle();
  expect(describe(editor)).toEqual(['paragraph']);
  expect(getNotices()).toEqual([
    'Pictures could not be taken. Insert them from your computer: one without a name, a.png, b.jpg, “A lamp”.',
  ]);
});

test('undo takes back the paste, and redo brings the picture back without another upload', async () => {
  const editor = createEditor();
  editor.commands.setContent('<p>Before</p>');
  editor.commands.insertContentAt(8, createUpload(holdPicture(PNG), 'A'));
  await settle();
  expect(describe(editor)).toEqual(['paragraph', 'A.png', 'paragraph']);
  editor.commands.undo();
  expect(describe(editor)).not.toContain('A.png');
  editor.commands.redo();
  await settle();
  expect(describe(editor)).toEqual(['paragraph', 'A.png', 'paragraph']);
  expect(library).toHaveBeenCalledTimes(1);
});
