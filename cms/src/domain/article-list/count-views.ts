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

/** How many articles of each view the editor may read, by the rights of the list itself. */
export async function countViews(
  strapi: Core.Strapi,
  ability: Ability,
): Promise<Record<View | 'all', number>> {
  const { sanitizedQuery } = getStrapiService<Checkers>(
    strapi,
    'plugin::content-manager.permission-checker',
    ['create'],
  ).create({ userAbility: ability, model: BLOG });
  const count = async (query: { view?: View }): Promise<number> =>
    strapi.documents(BLOG).count({ ...(await sanitizedQuery.read(query)), status: 'draft' });
  const [all, mine, drafts, scheduled, needsWork] = await Promise.all([
    count({}),
    count({ view: 'mine' }),
    count({ view: 'drafts' }),
    count({ view: 'scheduled' }),
    count({ view: 'needs-work' }),
  ]);
  return { all, mine, drafts, scheduled, 'needs-work': needsWork };
}
