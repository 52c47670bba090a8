import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addRedirect, removeRedirect } from '../redirects/redirects';
import type { CategoryRow } from './category-row';
import { topicDeletionRefusal } from './topic-change';

const CATEGORY_REDIRECT = 'api::category-redirect.category-redirect';

/**
 * Leaves a redirect when a category is renamed, and removes redirects from a slug that is used again.
 * @param before null for a new category
 */
export async function updateRedirects(
  strapi: Core.Strapi,
  before: CategoryRow | null,
  now: CategoryRow,
): Promise<void> {
  if (before?.slug === now.slug) return;
  if (before) await addRedirect(strapi, CATEGORY_REDIRECT, { slug: before.slug, to: now.id });
  await removeRedirect(strapi, CATEGORY_REDIRECT, now.slug);
}

/**
 * Adds a redirect to the category itself. When the row is deleted, all redirects to it are pointed at its topic
 * (`bootstrap/database-rules/integrity.ts`).
 * @throws ApplicationError for a topic of the specification
 */
export async function redirectDeletedCategory(strapi: Core.Strapi, category: CategoryRow): Promise<void> {
  const refusal = topicDeletionRefusal(category);
  if (refusal) throw new errors.ApplicationError(refusal);
  await addRedirect(strapi, CATEGORY_REDIRECT, { slug: category.slug, to: category.id });
}
