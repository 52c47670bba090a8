import * as v from 'valibot';
import { RowId } from '../database/rows/row-id';
import { isStorable } from '../text/text';

type Fields = Readonly<Record<string, string | string[]>>;

const isSingle = (value: unknown): boolean => !Array.isArray(value);
const Text = v.nullish(v.pipe(v.string(), v.check(isStorable)));
const Description = v.pipe(
  v.unknown(),
  v.check(isSingle),
  v.object({
    name: Text,
    alternativeText: Text,
    caption: Text,
    focalPoint: v.nullish(v.object({ x: v.number(), y: v.number() })),
    folder: v.nullish(RowId),
  }),
);
const Json = v.pipe(v.string(), v.parseJson());
const Descriptions = v.union([
  v.pipe(Json, v.union([Description, v.array(Description)])),
  v.array(v.pipe(Json, Description)),
]);

/** The fields for Strapi, or a message for the editor why the form is refused. */
type Check =
  { fields: { fileInfo?: v.InferOutput<typeof Descriptions> }; refusal: null } | { refusal: string };

/**
 * A form of the media library has files and their descriptions (`fileInfo`). Strapi accepts other fields too, with which
 * anyone who uploads could put a file into any entry, without a version of it and without the right to change it.
 */
export function checkFields({ fileInfo, ...others }: Fields): Check {
  if (Object.keys(others).length > 0) return { refusal: ONLY_FILES };
  if (fileInfo === undefined) return { fields: {}, refusal: null };
  const parsed = v.safeParse(Descriptions, fileInfo);
  // Only what has been checked is passed on.
  return parsed.success
    ? { fields: { fileInfo: parsed.output }, refusal: null }
    : { refusal: 'The descriptions of the files (fileInfo) are not well-formed.' };
}

const ONLY_FILES =
  'A form with files has only “files” and “fileInfo”. To use a picture, choose it in the form of the entry.';
