import { type JsonObject } from '../model/json';
import { writeYaml } from '../yaml/yaml-text';
import { type Notes } from './media-notes';

/** `images.yaml` in its one form: by name, credit and library name only where there are any. */
export function writeNotes(notes: Notes): string {
  const sorted = [...notes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const written: JsonObject = {};
  for (const [file, { alt, credit, name }] of sorted) {
    written[file] = { alt, ...(credit !== null && { credit }), ...(name !== null && { name }) };
  }
  return writeYaml(written);
}
