import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Problem } from '../model/problem';
import { readText } from '../format/read-text';
import { knownFields } from '../schema/known-fields';
import { checkYaml } from '../yaml/check-yaml';
import { readYaml } from '../yaml/yaml-source';

/** The entry in `images.yaml` for a file next to it. */
export interface MediaNote {
  /** Empty: the picture is decorative. Null: missing, which is reported. */
  alt: string | null;
  credit: string | null;
  /** Its name in the media library, if it differs from the file's. */
  name: string | null;
}

export const NOTES_FILE = 'images.yaml';

const Note = knownFields(
  {
    alt: v.nullable(v.string('alt must be text: put it in quotes')),
    credit: v.optional(v.nullable(v.string('credit must be text: put it in quotes')), null),
    name: v.optional(
      v.nullable(v.pipe(v.string('name must be text'), v.nonEmpty('name must not be empty'))),
      null,
    ),
  },
  (key) => `"${key}" is not known here: a picture has alt, credit and name, nothing else`,
  ({ expected }) => {
    return expected === '"alt"'
      ? 'alt is missing: say what the picture shows, or alt: "" if it is only decorative'
      : 'write { alt: "what the picture shows" }';
  },
);
const Notes = v.record(v.string(), Note, 'this file lists pictures: name.webp: { alt: "what it shows" }');

export type Notes = ReadonlyMap<string, MediaNote>;

/** The notes of one folder; empty if it has none. */
export function readNotes(folder: string): { notes: Notes; problems: Problem[] } {
  const file = path.join(folder, NOTES_FILE);
  if (!fs.existsSync(file)) return { notes: new Map(), problems: [] };
  const { text, findings: unreadable } = readText(file);
  const source = readYaml(text.replaceAll(/\r\n?/g, '\n'), 1);
  const { value, findings } = checkYaml(source, Notes);
  return {
    notes: new Map(Object.entries(value ?? {})),
    problems: [...unreadable, ...findings].map((finding) => ({ file, ...finding })),
  };
}
