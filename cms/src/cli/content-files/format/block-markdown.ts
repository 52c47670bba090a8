import { sparseFields } from '../checks/sparse-fields';
import { type Entry } from '../model/article';
import { isObject, type Json, type JsonObject } from '../model/json';
import { mapFieldsMedia } from '../schema/map-media';
import { normalEntry } from '../schema/normal-entry';
import { componentAttributes } from '../schema/schemas';
import { toMarkdown, writeFields } from './write-article';

/**
 * A block as people compare it: prose and tables as Markdown, other blocks as lines with the names of their fields.
 * @param block of the type `uid`, with `{ file: id }` for files
 * @param getFileName the name of a file in the media library
 */
export function blockMarkdown(uid: string, block: JsonObject, getFileName: (id: number) => string): string {
  const name = (file: Json): Json => {
    if (!isObject(file)) return file;
    // A picture in prose is a copy of the record of its file.
    return typeof file.file === 'number' ? getFileName(file.file) : (file.name ?? file.url ?? null);
  };
  const entry = normalEntry(uid, mapFieldsMedia(block, componentAttributes(uid), name, []));
  return (toMarkdown(entry) ?? onlyText(entry) ?? writeFields(entry)).trim();
}

/** The text of a block that has nothing else, such as a paragraph. */
function onlyText({ __component: uid, ...fields }: Entry): string | null {
  const { text, ...others } = sparseFields(fields, componentAttributes(uid));
  return typeof text === 'string' && Object.keys(others).length === 0 ? text : null;
}
