import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { getDialect } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import { isDocumentId } from '../../platform/strapi/document-id';
import { filterAllowed, isAllowed, isAllowedFor } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { findVersionedType } from '../history/versioned-types';
import { groupByDocument, toPeers } from './peers';
import { listOpenForms, recordTab, removeTab, type Tab } from './presence';

const TabId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,36}$/i));
const Beat = v.object({ tab: TabId, unsaved: v.boolean(), idle: v.boolean() });
const Leave = v.object({ tab: TabId });

function parse<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const sent = v.safeParse(schema, body);
  if (!sent.success) throw new errors.ValidationError('This is not the state of a form.');
  return sent.output;
}

/**
 * Routes by which the screens of editors learn who else has a document open. They only inform: nothing is ever locked,
 * and no content is written.
 */
export function mountPresence(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const dialect = getDialect(strapi);
  const one = '/admin/presence/:model/:documentId';
  const mayRead = ({ params: { model = '', documentId = '' }, ability }: AdminRequest) => {
    const type = findVersionedType(model);
    return type !== undefined && isAllowedFor(strapi, ability, 'read', type.uid, documentId);
  };
  /** The form of a request. The account is that of its token. */
  const toTab = (id: string, { params: { model = '', documentId = '' } }: AdminRequest): Tab | undefined => {
    const { id: userId, name } = getActor(strapi);
    if (userId === null || !isDocumentId(documentId)) return undefined;
    return { id, user: { id: userId, name }, uid: model, documentId };
  };

  mountAdminRoutes(strapi, [
    {
      method: 'POST',
      path: one,
      allows: mayRead,
      handle: async (request) => {
        const sent = parse(Beat, request.body);
        const tab = toTab(sent.tab, request);
        if (!tab) return undefined;
        await recordTab(knex, dialect, tab, sent);
        const { uid, documentId, user } = tab;
        return toPeers(await listOpenForms(knex, dialect, { uids: [uid], documentId, exceptUser: user.id }));
      },
    },
    {
      method: 'POST',
      path: `${one}/leave`,
      allows: mayRead,
      handle: async (request) => {
        const tab = toTab(parse(Leave, request.body).tab, request);
        if (!tab) return undefined;
        await removeTab(knex, tab);
        return {};
      },
    },
    {
      method: 'GET',
      path: '/admin/presence/:model',
      allows: ({ params: { model = '' }, ability }) => {
        const type = findVersionedType(model);
        return type !== undefined && isAllowed(strapi, ability, 'read', type.uid);
      },
      handle: async ({ params: { model = '' }, ability }) => {
        const type = findVersionedType(model);
        const { id } = getActor(strapi);
        if (!type || id === null) return undefined;
        const forms = await listOpenForms(knex, dialect, { uids: [type.uid], exceptUser: id });
        const ids = forms.map(({ documentId }) => documentId);
        // Some authors may only read articles of their own.
        const allowed = await filterAllowed(strapi, ability, 'read', type.uid, ids);
        return groupByDocument(forms.filter(({ documentId }) => allowed.has(documentId)));
      },
    },
  ]);
}
