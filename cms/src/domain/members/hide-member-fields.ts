import type { Core, UID } from '@strapi/strapi';
import { strapiService } from '../../platform/strapi/strapi-service';
import { MEMBER, narrowPopulate, refuseHiddenMemberFields, type Model } from './member-relations';

type Query = Record<string, unknown>;
/** Callable itself, with a property for each action. */
type SanitizeOne = (query: Query, action?: unknown) => Promise<Query>;
type Sanitize = SanitizeOne & Record<string, SanitizeOne>;

interface Checker {
  sanitizedQuery: Sanitize;
}
interface CheckerService {
  create(of: { userAbility: { can(action: string, subject: string): boolean }; model: string }): Checker;
}

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

  // Every query of the content manager passes through here; a relation picker's with the model of the related entries.
  const service = strapiService<CheckerService>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const { create } = service;
  Object.assign(service, {
    create(this: CheckerService, of: Parameters<CheckerService['create']>[0]): Checker {
      const checker = create.call(this, of);
      const mayReadMembers = of.userAbility.can('plugin::content-manager.explorer.read', MEMBER);
      return { ...checker, sanitizedQuery: guarded(checker.sanitizedQuery, of.model, mayReadMembers) };
    },
  });

  function guarded(sanitize: Sanitize, model: string, mayReadMembers: boolean): Sanitize {
    const guard =
      (inner: SanitizeOne): SanitizeOne =>
      async (query, action) => {
        await refuseHiddenMemberFields(query, getModel(model), getModel, mayReadMembers);
        return inner(query, action);
      };
    const byAction: Record<string, SanitizeOne> = {};
    for (const [action, inner] of Object.entries(sanitize)) byAction[action] = guard(inner);
    return Object.assign(guard(sanitize), byAction);
  }
}
