import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getProgram } from '../../platform/strapi/actor';
import { createFieldError } from '../../platform/strapi/field-refusal';
import { CATEGORY, type CategoryRow } from './category-row';
import { toCategorySlug } from './category-slug';

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
 * slug, even if an older rule created it; so does a deleted one that is restored.
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
  if (typeof former === 'string' && !(await findOther(strapi, former))) {
    data.slug = former;
    return;
  }
  data.slug = await getFreeSlug(strapi, data.name, isUpdate ? documentId : undefined);
}

async function getFreeSlug(strapi: Core.Strapi, name: string, documentId?: string): Promise<string> {
  const found = toCategorySlug(name);
  if ('refusal' in found) throw refused(found.refusal);
  const other = await findOther(strapi, found.slug, documentId);
  if (other) {
    throw refused(
      `The category “${other.name}” has the address /${found.slug} already. Choose another name.`,
    );
  }
  return found.slug;
}

/** Another category with this slug. */
async function findOther(strapi: Core.Strapi, slug: string, documentId?: string) {
  const where = { slug, ...(documentId && { documentId: { $ne: documentId } }) };
  return v.parse(Other, await strapi.db.query(CATEGORY).findOne({ where, select: ['name'] }));
}

const refused = (message: string) => createFieldError({ field: 'name', message });
