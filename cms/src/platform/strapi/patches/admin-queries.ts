import type { Core } from '@strapi/strapi';
import type { Ability } from '../document-rights';
import { getStrapiService } from '../strapi-service';

type Query = Record<string, unknown>;
/** By itself, and as a property for each action. */
type SanitizeOne = (query: Query, action?: unknown) => Promise<Query>;
type Sanitize = SanitizeOne & Record<string, SanitizeOne>;

interface Checker {
  sanitizedQuery: Sanitize;
}
interface CheckerService {
  create(of: { userAbility: Ability; model: string }): Checker;
}

/**
 * Checks every query of the content manager, that of a picker with the model of what is picked.
 * @param check throws for one that is refused
 */
export function checkAdminQueries(
  strapi: Core.Strapi,
  check: (query: Query, model: string, ability: Ability) => Promise<void>,
): void {
  const service = getStrapiService<CheckerService>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const { create } = service;
  service.create = (of) => {
    const checker = create.call(service, of);
    const checked =
      (sanitize: SanitizeOne): SanitizeOne =>
      async (query, action) => {
        await check(query, of.model, of.userAbility);
        return sanitize(query, action);
      };
    const byAction: Record<string, SanitizeOne> = {};
    for (const [action, sanitize] of Object.entries(checker.sanitizedQuery))
      byAction[action] = checked(sanitize);
    return { ...checker, sanitizedQuery: Object.assign(checked(checker.sanitizedQuery), byAction) };
  };
}
