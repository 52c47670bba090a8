import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getProgram } from '../../platform/strapi/actor';
import { createFieldError } from '../../platform/strapi/field-refusal';
import { CATEGORY, type CategoryRow } from './category-row';
import { toCategorySlug } from './category-slug';
import { topicChangeRefusal } from './topic-change';

const Other = v.nullable(v.object({ name: v.string() }));

interface NamedWrite {
  action: string;
  data: Record<string, unknown>;
  documentId: string | undefined;
  /** The category before the write; for a clone, the original. */
  stored: CategoryRow | null;
}

/**
 * Sets the slug of a category from its name, on every kind of write. A category that already has this name keeps its
 * slug, even if an older rule created it; so does a deleted one, which is only restored while nobody else has it.
 * @throws ValidationError, shown beside the name, for a name without a valid slug
 */
export async function setSlug(
  strapi: Core.Strapi,
  { action, data, documentId, stored }: NamedWrite,
): Promise<void> {
  const former = action === 'create' && getProgram(strapi)?.kind === 'restore' ? data.slug : undefined;
  delete data.slug;
  if (typeof data.name !== 'string') return;
  const isUpdate = action === 'update';
  if (isUpdate && data.name === stored?.name) return;
  if (typeof former === 'string') {
    data.slug = former;
    return;
  }
  data.slug = await getFreeSlug(strapi, data.name, isUpdate ? documentId : undefined);
}

type StoredName = Pick<CategoryRow, 'name' | 'slug' | 'kind' | 'value'> & { documentId: string };

/**
 * The slug that a form's save would give: from its name, or the stored one if the save keeps it.
 * @param stored null for a new category
 * @returns null if the save would refuse the name
 */
export async function findSlugAfterSave(
  strapi: Core.Strapi,
  name: string,
  stored: StoredName | null,
): Promise<string | null> {
  const found = await findAddressAfterSave(strapi, name, stored);
  return 'slug' in found ? found.slug : null;
}

/** The same, or why the save would refuse the name. */
export async function findAddressAfterSave(
  strapi: Core.Strapi,
  name: string,
  stored: StoredName | null,
): Promise<ReturnType<typeof toCategorySlug>> {
  if (stored && name === stored.name) return { slug: stored.slug };
  const refusal = stored ? topicChangeRefusal(stored, { name }) : undefined;
  if (refusal) return { refusal: refusal.message };
  return findFreeSlug(strapi, name, stored?.documentId);
}

async function getFreeSlug(strapi: Core.Strapi, name: string, documentId?: string): Promise<string> {
  const found = await findFreeSlug(strapi, name, documentId);
  if ('refusal' in found) throw createFieldError({ field: 'name', message: found.refusal });
  return found.slug;
}

async function findFreeSlug(
  strapi: Core.Strapi,
  name: string,
  documentId?: string,
): Promise<ReturnType<typeof toCategorySlug>> {
  const found = toCategorySlug(name);
  if ('refusal' in found) return found;
  const other = await findOther(strapi, found.slug, documentId);
  if (!other) return found;
  return {
    refusal: `The category “${other.name}” has the address /${found.slug} already. Choose another name.`,
  };
}

/** Another category with this slug. */
async function findOther(strapi: Core.Strapi, slug: string, documentId?: string) {
  const where = { slug, ...(documentId && { documentId: { $ne: documentId } }) };
  return v.parse(Other, await strapi.db.query(CATEGORY).findOne({ where, select: ['name'] }));
}
