import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import { filterCreators, isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { mayReadTitles } from '../history/hidden-titles';
import { findVersionedType } from '../history/versioned-types';
import { isAllowedForWhole } from '../history/whole-document';
import { findCreators, findDeleted, listDeleted, type Position } from './deleted-entries';
import { restoreDeleted } from './restore-deleted';

/** A page of the list. */
const PAGE = 25;
/** No title is longer. */
const MOST_SEARCHED = 200;

const Query = v.object({
  search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_SEARCHED))), undefined),
  before: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,15}\.[\w-]{1,255}$/),
        v.transform((text): Position => {
          const dot = text.indexOf('.');
          return { deletedAt: Number(text.slice(0, dot)), documentId: text.slice(dot + 1) };
        }),
      ),
    ),
    undefined,
  ),
});

/** Routes of the list of deleted entries, for those who may create entries of the type and read their titles. */
export function mountDeleted(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const getType = ({ params: { model = '' } }: AdminRequest) => findVersionedType(model);
  /** Authors may be limited to entries that they created. */
  const getCreators = (ability: Ability, uid: UID.ContentType, accounts: () => Promise<readonly number[]>) =>
    filterCreators(strapi, ability, 'read', uid, accounts);
  const allows = (request: AdminRequest) => {
    const type = getType(request);
    const { ability } = request;
    return (
      type !== undefined &&
      isAllowed(strapi, ability, 'create', type.uid) &&
      mayReadTitles(strapi, ability, type.uid)
    );
  };
  // It returns with all of its fields, and those of a type without drafts are public at once.
  const allowsRestoring = async (request: AdminRequest) => {
    const uid = getType(request)?.uid;
    const { documentId = '' } = request.params;
    return (
      uid !== undefined &&
      allows(request) &&
      (await isAllowedForWhole(strapi, request.ability, 'create', { uid, documentId }))
    );
  };
  /** To somebody who may not see it, it does not exist. */
  const findVisible = async (request: AdminRequest) => {
    const type = getType(request);
    const { documentId = '' } = request.params;
    if (!type || !isDocumentId(documentId)) return undefined;
    const note = await findDeleted(knex, { type: type.uid, documentId });
    const { creatorId = null } = note ?? {};
    const own = () => Promise.resolve(creatorId === null ? [] : [creatorId]);
    const creators = await getCreators(request.ability, type.uid, own);
    const isVisible = creators === 'all' || (creatorId !== null && creators.includes(creatorId));
    return isVisible ? { type, documentId } : undefined;
  };
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/deleted/:model',
      allows,
      handle: async (request) => {
        const type = getType(request);
        if (!type) return undefined;
        const { search, before } = v.parse(Query, request.query);
        const found = await getCreators(request.ability, type.uid, () => findCreators(knex, type.uid));
        const creators = found === 'all' ? undefined : found;
        const rows = await listDeleted(knex, { type: type.uid, creators, search, before, limit: PAGE + 1 });
        const entries = rows.slice(0, PAGE);
        const last = rows.length > PAGE ? entries.at(-1) : undefined;
        return { entries, next: last ? `${last.deletedAt}.${last.documentId}` : null };
      },
    },
    {
      method: 'GET',
      path: '/admin/deleted/:model/:documentId',
      allows,
      handle: async (request) => {
        const found = await findVisible(request);
        if (!found) return undefined;
        const [entry] = await listDeleted(knex, {
          type: found.type.uid,
          documentId: found.documentId,
          limit: 1,
        });
        return entry;
      },
    },
    {
      method: 'POST',
      path: '/admin/deleted/:model/:documentId/restore',
      allows: allowsRestoring,
      handle: async (request) => {
        const found = await findVisible(request);
        return found && restoreDeleted(strapi, found.type, found.documentId);
      },
    },
  ]);
}
