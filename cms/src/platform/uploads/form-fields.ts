import * as v from 'valibot';
import { isStorable } from '../text/text';

type Fields = Record<string, string | string[]>;
/** The fields for Strapi, or a message for the editor why the form is refused. */
type Check = { fields: Fields; refusal: null } | { refusal: string };

const Text = v.nullish(v.pipe(v.string(), v.check(isStorable)));
const Description = v.object({
  name: Text,
  alternativeText: Text,
  caption: Text,
  focalPoint: v.nullish(v.object({ x: v.number(), y: v.number() })),
  folder: v.nullish(v.union([v.string(), v.number()])),
});
const isSingle = (value: unknown): boolean => !Array.isArray(value);
const One = v.pipe(v.unknown(), v.check(isSingle), Description);
const Descriptions = v.pipe(v.string(), v.parseJson(), v.union([One, v.array(One)]));

/**
 * A form of the media library has files and their descriptions (`fileInfo`). Strapi accepts other fields too, with which
 * anyone who uploads could put a file into any entry, without a version of it and without the right to change it.
 */
export function checkFields({ fileInfo, ...others }: Readonly<Fields>): Check {
  if (Object.keys(others).length > 0) return { refusal: ONLY_FILES };
  if (fileInfo === undefined) return { fields: {}, refusal: null };
  const parsed = v.safeParse(v.array(Descriptions), [fileInfo].flat());
  if (!parsed.success) return { refusal: 'The descriptions of the files (fileInfo) are not well-formed.' };
  // Only what has been checked.
  const texts = parsed.output.map((description) => JSON.stringify(description));
  return { fields: { fileInfo: Array.isArray(fileInfo) ? texts : (texts[0] ?? '') }, refusal: null };
}

const ONLY_FILES =
  'A form with files has only “files” and “fileInfo”. To use a picture, choose it in the form of the entry.';
