import type { Core, UID } from '@strapi/strapi';
import { checkAdminQueries } from '../../platform/strapi/patches/admin-queries';
import { MEMBER, narrowPopulate, refuseHiddenMemberFields, type Model } from './member-relations';

/**
 * By default the admin returns the whole related entry to everybody and searches in all of it, so that editors and
 * moderators could read the address of everybody who commented. This shows only the username of a member in other
 * entries, and makes only that searchable. Users with permission to see members have a list of them in the admin.
 */
export function hideMemberFields(strapi: Core.Strapi): void {
  const isSchema = (uid: string): uid is UID.Schema => uid in strapi.contentTypes || uid in strapi.components;
  const getModel = (uid: string): Model => {
    if (!isSchema(uid)) throw new Error(`There is no content type ${uid}.`);
    return strapi.getModel(uid);
  };
  strapi.documents.use((context, next) => {
    const { params } = context;
    if ('populate' in params) {
      const populate = narrowPopulate(params.populate, getModel(context.uid), getModel);
      Object.assign(params, { populate });
    }
    return next();
  });
  checkAdminQueries(strapi, (query, model, ability) => {
    const mayReadMembers = ability.can('plugin::content-manager.explorer.read', MEMBER);
    return refuseHiddenMemberFields(query, getModel(model), getModel, mayReadMembers);
  });
}
