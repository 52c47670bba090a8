import { type JsonObject } from '../model/json';
import { writeYaml } from '../yaml/yaml-text';
import { type Notes } from './media-notes';

/** Writes `images.yaml` in its canonical form: sorted by name, with credit and library name only if present. */
export function writeNotes(notes: Notes): string {
  const sorted = [...notes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const written: JsonObject = {};
  for (const [file, { alt, credit, name }] of sorted) {
    written[file] = { alt, ...(credit !== null && { credit }), ...(name !== null && { name }) };
  }
  return writeYaml(written);
}
