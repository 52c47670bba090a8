import type { Editor } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { getDescription, type LibraryFile } from '../../../../ui/pictures/descriptions';
import { placeText } from '../../../picture/alternative';
import { namePicture } from '../../../picture/name-picture';
import { addPicture, findByAddress } from '../../../picture/library';
import { isObject } from '../../../../ui/is-object';
import { toText } from '../../../stored';
import { quote } from '../notices/report';
import { addNotice } from '../notices/notice-list';
import { getArticleTitle } from './article-title';
import { releasePicture, takePicture } from './held-pictures';

/**
 * Uploads the pictures of a text's nodes `upload`, one after another, and puts Picture blocks in their places. A picture
 * that cannot be taken is named and its node removed.
 * @returns a view of a plugin
 */
export function watchUploads(editor: Editor): {
  update: (view: EditorView, before: EditorState) => void;
} {
  /** By address; null: it could not be taken. Undo and redo may bring a node back. */
  const files = new Map<string, Promise<LibraryFile | null>>();
  let queue: Promise<unknown> = Promise.resolve();
  const names = new Set<string>();
  const start = (src: string, alt: string): Promise<LibraryFile | null> => {
    const file = queue.then(() => upload(src, alt, listNames(editor, names)));
    queue = file;
    files.set(src, file);
    return file;
  };
  return {
    update({ state: { doc } }, before) {
      if (doc === before.doc) return;
      for (const node of doc.children) {
        if (!isUpload(node) || before.doc.children.includes(node)) continue;
        const [src, alt] = [toText(node.attrs.src), toText(node.attrs.alt)];
        void (files.get(src) ?? start(src, alt)).then((file) => replace(editor, src, file));
      }
    },
  };
}

const isUpload = ({ type }: Node): boolean => type.name === 'upload';

/** The names of the pictures in a text, and of those that were uploaded for it. */
function listNames({ state: { doc } }: Editor, names: Set<string>): Set<string> {
  for (const { attrs } of doc.children) {
    const image: unknown = isObject(attrs.value) ? attrs.value.image : undefined;
    if (isObject(image)) names.add(toText(image.name));
  }
  return names;
}

/**
 * @param names gets the name of the picture
 * @returns the file of the media library
 */
async function upload(src: string, alt: string, names: Set<string>): Promise<LibraryFile | null> {
  let sent: Blob | undefined;
  let name = '';
  try {
    // Copied from the site, or from another article.
    const own = await findByAddress(src);
    if (own) return own;
    sent = takePicture(src);
    name = namePicture(sent, { alt, title: getArticleTitle(), taken: names });
    names.add(name);
    const { file, wasThere } = await addPicture(sent, name, { alternativeText: alt || null });
    if (wasThere) addNotice('The library had these pictures already, and they are used:', toText(file.name));
    return file;
  } catch (failure) {
    // Of a file, the server says what is wrong with it, such as its format.
    if (sent instanceof File && failure instanceof Error && failure.message.startsWith(name))
      addNotice(failure.message);
    else addNotice('Pictures could not be taken. Insert them from your computer:', describe(src, alt));
    return null;
  } finally {
    releasePicture(src);
  }
}

/** Undo takes back the paste, not the upload. */
function replace(editor: Editor, src: string, file: LibraryFile | null): void {
  if (editor.isDestroyed) return;
  const { tr, schema } = editor.state;
  const places: number[] = [];
  tr.doc.forEach((node, position) => {
    if (isUpload(node) && node.attrs.src === src) places.push(position);
  });
  if (places.length === 0) return;
  for (const place of places.toReversed()) {
    const { alt, caption } = tr.doc.nodeAt(place)?.attrs ?? {};
    const value = file && toBlock(file, toText(alt), toText(caption));
    const next = value
      ? schema.nodes.entry?.create({ value })
      : createCaption(schema, toText(caption), tr.doc);
    tr.replaceWith(place, place + 1, next || []);
  }
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** What is left of a picture that could not be taken; a text is never without a node. */
function createCaption(schema: Schema, caption: string, { childCount }: Node): Node | undefined {
  if (caption !== '') return schema.nodes.paragraph?.create(null, schema.text(caption));
  return childCount === 1 ? schema.nodes.paragraph?.create() : undefined;
}

/** A picture that the library had may be described differently there. */
function toBlock(file: LibraryFile, alt: string, caption: string) {
  const { own } = placeText(alt, getDescription(file));
  return {
    __component: 'blocks.image',
    image: file,
    caption: caption || null,
    ...(own !== null && { alt: own }),
  };
}

const LONGEST_NAME = 80;

/** A name that an editor recognises; never the path of a file on somebody's computer. */
function describe(src: string, alt: string): string {
  if (alt.trim() !== '') return quote(alt);
  const [path = ''] = src.split(/[?#]/);
  const file = /^(?:data|blob):/i.test(src) ? '' : (path.split(/[/:\\]/).at(-1) ?? '');
  return file === '' ? 'one without a name' : file.slice(0, LONGEST_NAME);
}
