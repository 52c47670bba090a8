import path from 'node:path';
import { WORDS } from './words';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@strapi');
// The packages do not export these files, which are modules of two kinds.
function read(file: string): [string, unknown][] {
  const texts = jest.requireActual<{ default?: object }>(path.join(PACKAGES, file));
  return Object.entries(texts.default ?? texts);
}
const strapi = new Map<string, unknown>([
  ...read('admin/dist/admin/admin/src/translations/en.json.js'),
  ...['content-manager', 'upload'].flatMap((name) =>
    read(`${name}/dist/admin/translations/en.json.js`).map(([id, text]): [string, unknown] => [
      `${name}.${id}`,
      text,
    ]),
  ),
]);
/** An id of this project, and one whose text Strapi has in its code. */
const OWN = new Set(['app.session.ended.unsaved', 'content-manager.plugin.name']);
/** The names of the values in a message; `{is}` in `one {is}` is text. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/(?<!(?:=\d+|one|other|true) )\{(\w+)\s*[,}]/g)].map(([, name = '']) => name);

test.each(Object.entries(WORDS).filter(([id]) => !OWN.has(id)))(
  'Strapi knows %s, with the same placeholders',
  (id, words) => {
    const text = strapi.get(id);
    expect(text).toEqual(expect.any(String));
    const known = placeholders(String(text));
    expect(placeholders(words).filter((name) => !known.includes(name))).toEqual([]);
  },
);
