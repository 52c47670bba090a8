import type { Core } from '@strapi/strapi';
import type { Ability } from '../../platform/strapi/document-rights';
import { getStrapiService } from '../../platform/strapi/strapi-service';
import type { View } from './views';

const BLOG = 'api::blog.blog';

interface Checkers {
  create(of: { userAbility: Ability; model: string }): {
    sanitizedQuery: { read(query: object): Promise<object> };
  };
}

/** A query of the list, with the rights of the list itself. */
async function withRights(strapi: Core.Strapi, ability: Ability, query: object): Promise<object> {
  const { sanitizedQuery } = getStrapiService<Checkers>(
    strapi,
    'plugin::content-manager.permission-checker',
    ['create'],
  ).create({ userAbility: ability, model: BLOG });
  return { ...(await sanitizedQuery.read(query)), status: 'draft' };
}

/** How many articles of a view the editor may read. */
export const countView = async (strapi: Core.Strapi, ability: Ability, view?: View): Promise<number> =>
  strapi.documents(BLOG).count(await withRights(strapi, ability, view ? { view } : {}));

interface Part {
  /** Such as `updatedAt:desc`. */
  sort: string;
  fields: string[];
  limit: number;
}

/** The first drafts of a view that the editor may read. */
export const readView = async (
  strapi: Core.Strapi,
  ability: Ability,
  view: View,
  { limit, ...part }: Part,
): Promise<unknown[]> =>
  strapi.documents(BLOG).findMany({ ...(await withRights(strapi, ability, { view, ...part })), limit });

/** How many articles of each view the editor may read, by the rights of the list itself. */
export async function countViews(
  strapi: Core.Strapi,
  ability: Ability,
): Promise<Record<View | 'all', number>> {
  const count = (view?: View) => countView(strapi, ability, view);
  const [all, mine, myDrafts, drafts, scheduled, needsWork] = await Promise.all([
    count(),
    count('mine'),
    count('my-drafts'),
    count('drafts'),
    count('scheduled'),
    count('needs-work'),
  ]);
  return { all, mine, 'my-drafts': myDrafts, drafts, scheduled, 'needs-work': needsWork };
}
