import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';
import { findAllowedFiles, mayReadFiles, mayUpdateFiles } from '../../platform/strapi/file-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { isStorable } from '../../platform/text/text';
import { describePicture } from './describe-picture';
import { readUndescribed } from './read-undescribed';
import { findSameFiles, findUploadedAgain, MOST_ASKED } from './same-files';
import { storeFocalPoint } from './store-focal-point';

/** Characters of an alternative text: screen readers read it in one go. */
export const LONGEST_DESCRIPTION = 300;

const Text = v.pipe(v.string(), v.check(isStorable));
const Description = v.object({
  alternativeText: v.nullable(v.pipe(Text, v.trim(), v.maxLength(LONGEST_DESCRIPTION))),
  seen: v.nullable(v.pipe(Text, v.maxLength(10_000))),
});
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Point = v.object({ focalPoint: v.nullable(v.object({ x: Percent, y: Percent })) });
const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Question = v.object({ sha256: v.pipe(v.array(Digest), v.maxLength(MOST_ASKED)) });
const Position = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[0-2]\.\d{1,9}$/),
    v.transform((text) => {
      const [rank = 0, id = 0] = text.split('.').map(Number);
      return { rank, id };
    }),
  ),
);

/** Routes for what a picture is besides its file: its alternative text, its focal point, and copies of it. */
export function mountPictures(strapi: Core.Strapi): void {
  const mayUpdate = ({ ability }: AdminRequest) => mayUpdateFiles(ability);
  const mayRead = ({ ability }: AdminRequest) => mayReadFiles(ability);
  /** Calls `change` with the id of a file that the editor may change; otherwise there is no such file. */
  const onFile = async (
    { params: { id = '' }, ability }: AdminRequest,
    change: (id: number) => Promise<void>,
  ) => {
    const fileId = parseRowId(id);
    const [file] = fileId === undefined ? [] : await findAllowedFiles(strapi, ability, 'update', [fileId]);
    if (!file) return undefined;
    await change(file.id);
    return { id: file.id };
  };

  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/pictures/undescribed',
      allows: mayUpdate,
      handle: ({ query: { before }, ability }) =>
        readUndescribed(strapi, ability, parse(Position, before, 'There is no such page.') ?? null),
    },
    {
      method: 'PUT',
      path: '/admin/pictures/:id/description',
      allows: mayUpdate,
      handle: (request) =>
        onFile(request, (id) => describePicture(strapi, id, parse(Description, request.body, TOO_LONG))),
    },
    {
      method: 'PUT',
      path: '/admin/pictures/:id/focal-point',
      allows: mayUpdate,
      handle: (request) =>
        onFile(request, (id) => storeFocalPoint(strapi, id, parse(Point, request.body, NO_POINT).focalPoint)),
    },
    {
      method: 'POST',
      path: '/admin/files/find-same',
      allows: mayRead,
      handle: ({ body, ability }) => findSameFiles(strapi, ability, parse(Question, body, NO_DIGESTS).sha256),
    },
    {
      method: 'GET',
      path: '/admin/files/uploaded-again',
      allows: mayRead,
      handle: ({ ability }) => findUploadedAgain(strapi, ability),
    },
  ]);
}

const TOO_LONG = `Send a text of at most ${LONGEST_DESCRIPTION} characters, and the one that you have seen.`;
const NO_POINT = 'A focal point has x and y in percent, from 0 to 100.';
const NO_DIGESTS = `Send up to ${MOST_ASKED} SHA-256 digests.`;

/** @throws a 400 with `message` if the input does not fit */
function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown, message: string): T {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new errors.ValidationError(message);
  return parsed.output;
}
