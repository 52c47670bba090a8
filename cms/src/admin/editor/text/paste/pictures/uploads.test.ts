/** @jest-environment jsdom */
import { Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { addPicture, findByAddress } from '../../../picture/library';
import { textExtensions } from '../../schema/extensions';
import { clearNotices, getNotices } from '../notices/notice-list';
import { createUpload } from '../shared/nodes';
import { setArticleTitle } from './article-title';
import { holdPicture } from './held-pictures';
import { watchUploads } from './uploads';

jest.mock('../../../picture/library', () => ({ addPicture: jest.fn(), findByAddress: jest.fn() }));
jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));
const library = jest.mocked(addPicture);
const known = jest.mocked(findByAddress);

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
  library.mockImplementation((_picture, name) => Promise.resolve({ file: { id: name }, wasThere: false }));
});

test('uploads a picture under its alternative text, and puts a block in its place', async () => {
  const editor = createEditor();
  editor.commands.setContent([createUpload(holdPicture(PNG), 'A window')]);
  expect(describe(editor)).toEqual(['upload', 'paragraph']);
  await settle();
  expect(describe(editor)).toEqual(['A window.png', 'paragraph']);
  const [picture, name, options] = library.mock.calls[0] ?? [];
  expect([picture?.type, picture?.size, name, options]).toEqual([
    'image/png',
    4,
    'A window.png',
    { alternativeText: 'A window' },
  ]);
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

test('says of a file what the server says, under its own name', async () => {
  const message = 'IMG_1.heic is a HEIC picture, which browsers cannot show. Save it as JPEG.';
  library.mockRejectedValueOnce(new Error(message));
  const editor = createEditor();
  editor.commands.setContent([createUpload(holdPicture(new File(['x'], 'IMG_1.heic')), '')]);
  await settle();
  expect(library.mock.calls[0]?.[1]).toBe('IMG_1.heic');
  expect(getNotices()).toEqual([message]);
});

test('calls pictures of the clipboard after the article, each by a name of its own', async () => {
  setArticleTitle('Quiet evenings');
  const screenshot = () => createUpload(holdPicture(new File(['x'], 'image.png', { type: 'image/png' })), '');
  const editor = createEditor();
  const image = { name: 'Quiet evenings.png' };
  editor.commands.setContent([
    { type: 'entry', attrs: { value: { __component: 'blocks.image', image } } },
    screenshot(),
    screenshot(),
  ]);
  await settle();
  expect(library.mock.calls.map(([, name]) => name)).toEqual([
    'Quiet evenings 2.png',
    'Quiet evenings 3.png',
  ]);
  setArticleTitle('');
});

test('uses the file that the library had, with the pasted text where it says something else', async () => {
  const file = { id: 7, name: 'window.png', alternativeText: 'A window' };
  library.mockResolvedValue({ file, wasThere: true });
  const editor = createEditor();
  editor.commands.setContent([
    createUpload(holdPicture(PNG), 'A window'),
    createUpload(holdPicture(PNG), 'The window at night'),
  ]);
  await settle();
  const blocks = editor.state.doc.children.flatMap(({ type, attrs }) =>
    type.name === 'entry' ? [attrs.value] : [],
  );
  expect(blocks.map(({ image, alt }) => [image.id, alt])).toEqual([
    [7, undefined],
    [7, 'The window at night'],
  ]);
  expect(getNotices()).toEqual([
    'The library had these pictures already, and they are used: window.png, window.png.',
  ]);
});

test('uses the picture of the library that was copied from the site, with its caption', async () => {
  known.mockResolvedValueOnce({ id: 7, alternativeText: 'A lamp' });
  const editor = createEditor();
  editor.commands.setContent([
    createUpload('https://site.example/uploads/small_lamp_1a2b.webp', 'A lamp', 'Dim it'),
  ]);
  await settle();
  expect(editor.state.doc.firstChild?.attrs.value).toMatchObject({ image: { id: 7 }, caption: 'Dim it' });
  expect(library).not.toHaveBeenCalled();
});
