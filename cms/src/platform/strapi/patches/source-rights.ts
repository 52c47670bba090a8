import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { filterAllowed, type Ability } from '../document-rights';
import { isContentType } from '../schemas';

interface Controllers {
  extend(uid: string, change: (controller: unknown) => unknown): unknown;
}
interface Context {
  params: { model: string; sourceId?: string };
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { userAbility: Ability };
}
type Handler = (this: unknown, ctx: Context) => unknown;

const Ids = v.fallback(v.array(v.string()), []);
const Named = v.fallback(v.object({ documentIds: Ids }), { documentIds: [] });

const getSource = ({ params }: Context) => [params.sourceId ?? ''];

/** The actions of Strapi's controllers that read documents, whoever asks, and which documents a request names. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, (ctx: Context) => string[]>>>> = {
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
  const controllers: Controllers = strapi.get('controllers');
  for (const [uid, actions] of Object.entries(SOURCES))
    controllers.extend(uid, (controller: unknown) => {
      const handlers = v.parse(v.looseObject({}), controller);
      const checked = Object.entries(actions).map(([name, findSources]) => {
        const inner = handlers[name];
        if (typeof inner !== 'function')
          throw new Error(`Strapi's controller ${uid} lacks ${name}. Was Strapi updated?`);
        const handler: Handler = async function (this: unknown, ctx) {
          await assertReadable(strapi, ctx, findSources(ctx));
          return Reflect.apply(inner, this, [ctx]);
        };
        return [name, handler] as const;
      });
      return { ...handlers, ...Object.fromEntries(checked) };
    });
}

/** @throws ForbiddenError */
async function assertReadable(
  strapi: Core.Strapi,
  { params: { model }, state }: Context,
  documentIds: readonly string[],
): Promise<void> {
  if (!isContentType(strapi, model) || documentIds.length === 0) return;
  const allowed = await filterAllowed(strapi, state.userAbility, 'read', model, documentIds);
  if (!documentIds.every((id) => allowed.has(id))) throw new errors.ForbiddenError();
}
