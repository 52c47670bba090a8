import type { Core } from '@strapi/strapi';
import type { Ability } from '../document-rights';
import { getStrapiService } from '../strapi-service';

export type Query = Record<string, unknown>;
/** By itself, and as a property for each action. */
type SanitizeOne = (query: Query, action?: unknown) => Promise<Query>;
type Sanitize = SanitizeOne & Record<string, SanitizeOne>;

interface Checker {
  sanitizedQuery: Sanitize;
}
interface Options {
  userAbility: Ability;
  model: string;
}
interface CheckerService {
  create(of: Options): Checker;
}

/**
 * Checks every query of the content manager, that of a picker with the model of what is picked.
 * @param check throws for one that is refused
 */
export const checkAdminQueries = (
  strapi: Core.Strapi,
  check: (query: Query, model: string, ability: Ability) => Promise<void>,
): void =>
  wrapSanitizers(strapi, ({ model, userAbility }, sanitize) => async (query, action) => {
    await check(query, model, userAbility);
    return sanitize(query, action);
  });

/** Changes every query of the content manager after Strapi has removed from it what the editor may not read. */
export const changeAdminQueries = (
  strapi: Core.Strapi,
  change: (query: Query, model: string, ability: Ability) => Query,
): void =>
  wrapSanitizers(
    strapi,
    ({ model, userAbility }, sanitize) =>
      async (query, action) =>
        change(await sanitize(query, action), model, userAbility),
  );

function wrapSanitizers(
  strapi: Core.Strapi,
  wrap: (of: Options, sanitize: SanitizeOne) => SanitizeOne,
): void {
  const service = getStrapiService<CheckerService>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const { create } = service;
  service.create = (of) => {
    const checker = create.call(service, of);
    const byAction: Record<string, SanitizeOne> = {};
    for (const [action, sanitize] of Object.entries(checker.sanitizedQuery))
      byAction[action] = wrap(of, sanitize);
    return { ...checker, sanitizedQuery: Object.assign(wrap(of, checker.sanitizedQuery), byAction) };
  };
}
