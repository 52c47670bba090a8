import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@strapi');

/** The packages whose screens the admin has, with the prefix of the ids of their translations. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  'admin/dist/admin/admin/src/translations': '',
  'content-manager/dist/admin/translations': 'content-manager.',
  'content-releases/dist/admin/translations': 'content-releases.',
  'content-type-builder/dist/admin/translations': 'content-type-builder.',
  'email/dist/admin/translations': 'email.',
  'i18n/dist/admin/translations': 'i18n.',
  'plugin-users-permissions/dist/admin/translations': 'users-permissions.',
  'review-workflows/dist/admin/translations': 'review-workflows.',
  'upload/dist/admin/translations': 'upload.',
};

// The packages do not export these files, which are modules of two kinds.
function read(file: string): [string, unknown][] {
  const texts = jest.requireActual<{ default?: object }>(path.join(PACKAGES, file));
  return Object.entries(texts.default ?? texts);
}

/** The English texts of Strapi's translations, by id. */
export const translated = new Map<string, string>(
  Object.entries(TRANSLATIONS).flatMap(([folder, prefix]) =>
    read(`${folder}/en.json.js`).flatMap(([id, text]): [string, string][] =>
      typeof text === 'string' ? [[`${prefix}${id}`, text]] : [],
    ),
  ),
);

/** `{ id: getTranslation('a.b'), defaultMessage: 'Text' }` */
const DEFAULT = /id:\s*(\w+\()?['"]([^'"]+)['"]\)?,\s*defaultMessage:\s*(['"`])((?:(?!\3).)*)\3/g;

/** Texts that stand only in the code of the screens, by id: a translation of that id takes their place. */
export const untranslated = new Map<string, string>(
  Object.entries(TRANSLATIONS).flatMap(([folder, prefix]) => {
    const screens = path.resolve(PACKAGES, folder, '..');
    return readdirSync(screens, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs') && !file.includes('translations'))
      .flatMap((file) =>
        [...readFileSync(path.join(screens, file), 'utf8').matchAll(DEFAULT)].map(
          ([, isPrefixed, id = '', , text = '']): [string, string] => [
            isPrefixed === undefined ? id : `${prefix}${id}`,
            text,
          ],
        ),
      )
      .filter(([id]) => !translated.has(id));
  }),
);
