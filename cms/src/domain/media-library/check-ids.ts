import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId, RowId } from '../../platform/database/rows/row-id';

interface Context {
  method: string;
  params: { id?: unknown };
  query: { id?: unknown };
  request: { body?: unknown };
}

/** A text would be read as JSON by Strapi. In forms, it has been read already (`form-fields.ts`). */
const FileInfo = v.looseObject({ folder: v.nullish(RowId) });
const Ids = v.optional(v.array(RowId));
/** The ids in bodies of the media library. */
const Body = v.looseObject({
  parent: v.nullish(RowId),
  destinationFolderId: v.nullish(RowId),
  fileIds: Ids,
  folderIds: Ids,
  fileInfo: v.optional(v.union([FileInfo, v.array(FileInfo)])),
  updates: v.optional(v.array(v.looseObject({ id: RowId, fileInfo: v.optional(FileInfo) }))),
});

/**
 * Checks the ids of files and folders that a request names before a controller of the media library uses them. Strapi
 * looks them up while it validates them, and a query that the database rejects fails outside of the request, which never
 * gets a response.
 */
export function checkIds<Controller extends object>(controller: Controller): Controller {
  const actions = Object.entries(controller).map(([name, action]: [string, unknown]) => {
    if (typeof action !== 'function') return [name, action] as const;
    const checked = async function (this: unknown, ctx: Context): Promise<unknown> {
      assertIds(ctx);
      return Reflect.apply(action, this, [ctx]);
    };
    return [name, checked] as const;
  });
  return Object.assign({}, controller, Object.fromEntries(actions));
}

/** @throws NotFoundError, ValidationError */
function assertIds({ method, params, query, request }: Context): void {
  // The filters of a list are checked elsewhere.
  const ids = method === 'GET' ? [params.id] : [params.id, query.id];
  if (ids.some((id) => typeof id === 'string' && parseRowId(id) === undefined))
    throw new errors.NotFoundError('There is no such file or folder.');
  if (!v.is(Body, request.body ?? {}))
    throw new errors.ValidationError('Choose files and folders by their ids.');
}
