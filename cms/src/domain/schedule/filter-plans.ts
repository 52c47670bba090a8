import type { Core } from '@strapi/strapi';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { hideTitles } from '../history/hidden-titles';
import { SCHEDULED_TYPES } from './scheduled-type';

interface Plan {
  type: string;
  documentId: string;
  title: string;
}

/** Keeps what is about documents that the editor may read, with the titles that they may read. */
export const createPlanFilter =
  (strapi: Core.Strapi, ability: Ability) =>
  async <T extends Plan>(plans: readonly T[]): Promise<T[]> => {
    const kept = new Set<T>();
    for (const { uid } of SCHEDULED_TYPES) {
      const own = plans.filter(({ type }) => type === uid);
      const ids = [...new Set(own.map(({ documentId }) => documentId))];
      const allowed = await filterAllowed(strapi, ability, 'read', uid, ids);
      for (const plan of own) if (allowed.has(plan.documentId)) kept.add(plan);
    }
    return hideTitles(
      strapi,
      ability,
      plans.filter((plan) => kept.has(plan)),
    );
  };
