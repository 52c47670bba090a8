import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { getFetchClient } from '@strapi/strapi/admin';
import { createId } from '../../../ui/create-id';
import { isObject } from '../../../ui/is-object';
import { toList, toText } from '../stored';
import { addNotice } from './notices';

/**
 * Uploads the pictures of a text's nodes `upload` and puts Picture blocks in their places. A picture that cannot be taken
 * is named and its node removed.
 * @returns a view of a plugin
 */
export function watchUploads(editor: Editor): { update: () => void } {
  const known = new Set<string>();
  return {
    update() {
      for (const node of editor.state.doc.children.filter(isUpload)) {
        const [src, alt] = [toText(node.attrs.src), toText(node.attrs.alt)];
        if (known.has(src)) continue;
        known.add(src);
        void upload(src, alt).then(
          (file) => replace(editor, src, file),
          () => {
            addNotice(`A picture could not be taken: ${describe(src, alt)}. Insert it from your computer.`);
            replace(editor, src, undefined);
          },
        );
      }
    },
  };
}

const isUpload = ({ type }: Node): boolean => type.name === 'upload';

/** @returns the file of the media library */
async function upload(src: string, alt: string): Promise<object> {
  const picture = await load(src);
  const body = new FormData();
  const name = `${alt.slice(0, 60) || 'Picture'}.${picture.type.replace(/^image\/(?:x-)?|\+.*$/g, '')}`;
  body.append('files', picture, name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText: alt }));
  const { data } = await getFetchClient().post('/upload', body);
  const [file] = toList(data);
  if (!isObject(file)) throw new Error('The media library returned no file.');
  return file;
}

/** Pictures of other sites are not loaded: their servers refuse it, and would learn who writes here. */
async function load(src: string): Promise<Blob> {
  const data = /^data:(image\/[a-z.+-]+);base64,(.+)$/is.exec(src);
  // The admin's content security policy does not let scripts load `data:` addresses.
  if (data) return new Blob([toBytes(data[2] ?? '')], { type: data[1] ?? '' });
  if (!src.startsWith('blob:')) throw new Error('This picture is elsewhere.');
  const file = files.get(src);
  if (!file) throw new Error('This picture is no longer on the clipboard.');
  return file;
}

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));

/** Files that were pasted or dropped, by the address under which the text has them until they are uploaded. */
const files = new Map<string, File>();

/** @returns the attributes of a node `upload` */
export function holdFile(file: File): { src: string; alt: string } {
  const src = `blob:${createId()}`;
  files.set(src, file);
  return { src, alt: '' };
}

function replace(editor: Editor, src: string, file: object | undefined): void {
  files.delete(src);
  if (editor.isDestroyed) return;
  const { tr, schema } = editor.state;
  const places: number[] = [];
  tr.doc.forEach((node, position) => {
    if (isUpload(node) && node.attrs.src === src) places.push(position);
  });
  const value = { __component: 'blocks.image', image: file, caption: null };
  for (const place of places.toReversed()) {
    if (file) tr.replaceWith(place, place + 1, schema.nodes.entry?.create({ value }) ?? []);
    else tr.delete(place, place + 1);
  }
  editor.view.dispatch(tr);
}

const LONGEST_NAME = 80;

/** A name that an editor recognises; never the path of a file on somebody's computer. */
function describe(src: string, alt: string): string {
  if (alt !== '') return `“${alt.slice(0, LONGEST_NAME)}”`;
  const file = src.startsWith('data:')
    ? ''
    : (src
        .split(/[?#]/)[0]
        ?.split(/[/:\\]/)
        .at(-1) ?? '');
  return file === '' ? 'one without a name' : file.slice(0, LONGEST_NAME);
}
