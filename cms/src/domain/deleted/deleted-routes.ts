import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { findVersionedType } from '../history/versioned-types';
import { findCreators, listDeleted, type Position } from './deleted-entries';
import { filterDeletedCreators, isVisibleDeleted, mayListDeleted, mayRestore } from './deleted-rights';
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
  const allows = (request: AdminRequest) => {
    const type = getType(request);
    return type !== undefined && mayListDeleted(strapi, request.ability, type);
  };
  const allowsRestoring = async (request: AdminRequest) => {
    const type = getType(request);
    const { documentId = '' } = request.params;
    return type !== undefined && mayRestore(strapi, request.ability, type, documentId);
  };
  /** To somebody who may not see it, it does not exist. */
  const findVisible = async (request: AdminRequest) => {
    const type = getType(request);
    const { documentId = '' } = request.params;
    const isVisible = type && (await isVisibleDeleted(strapi, request.ability, type, documentId));
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
        const found = await filterDeletedCreators(strapi, request.ability, type, () =>
          findCreators(knex, type.uid),
        );
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
