import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { filterAllowed } from '../document-rights';
import { isContentType } from '../schemas';
import { checkActions, type ActionContext } from './checked-actions';

const Ids = v.fallback(v.array(v.string()), []);
const Named = v.fallback(v.object({ documentIds: Ids }), { documentIds: [] });

const getSource = ({ params }: ActionContext) => [params.sourceId ?? ''];

/** The actions of Strapi's controllers that read documents, whoever asks, and which documents a request names. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, (ctx: ActionContext) => string[]>>>> = {
  'plugin::content-manager.collection-types': {
    clone: getSource,
    autoClone: getSource,
    bulkFindForValidation: ({ request }) => v.parse(Named, request.body).documentIds,
    countManyEntriesDraftRelations: ({ query }) => v.parse(Ids, [query.documentIds ?? []].flat()),
  },
  'plugin::i18n.content-types': {
    getFillFromLocaleData: ({ query }) => v.parse(Ids, [query.documentId ?? []].flat()),
  },
};

/**
 * Strapi duplicates, validates and counts whatever document is named, so that an author, who may read only articles of
 * their own, got the text of somebody else's draft by duplicating it. These actions need the right to read, too.
 * @throws if a version of Strapi no longer has one of the actions
 */
export function requireReadingSources(strapi: Core.Strapi): void {
  for (const [uid, actions] of Object.entries(SOURCES)) {
    const checks = Object.entries(actions).map(
      ([name, findSources]) =>
        [name, (ctx: ActionContext) => refuseUnreadable(strapi, ctx, findSources(ctx))] as const,
    );
    checkActions(strapi, uid, Object.fromEntries(checks));
  }
}

async function refuseUnreadable(
  strapi: Core.Strapi,
  { params: { model }, state }: ActionContext,
  documentIds: readonly string[],
): Promise<string | undefined> {
  if (!isContentType(strapi, model) || documentIds.length === 0) return undefined;
  const allowed = await filterAllowed(strapi, state.userAbility, 'read', model, documentIds);
  return documentIds.every((id) => allowed.has(id)) ? undefined : 'Your role does not allow this.';
}
