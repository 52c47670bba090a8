import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError } from '../../platform/strapi/field-refusal';
import { toCategorySlug } from './category-slug';

const CATEGORY = 'api::category.category';
const WRITES = new Set(['create', 'update', 'clone']);
const Other = v.nullable(v.object({ name: v.string() }));

/** Sets the slug of every category from its name, on every kind of write, and rejects names without a valid slug. */
export function enforceCategoryNames(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CATEGORY || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    const { data, documentId } = params;
    if (!data) return next();
    delete data.slug;
    if (
      typeof data.name === 'string' &&
      !(action === 'update' && (await isNamed(strapi, data.name, documentId)))
    ) {
      data.slug = await getFreeSlug(strapi, data.name, action === 'update' ? documentId : undefined);
    }
    return next();
  });
}

/** Whether it already has this name: then it keeps its slug, even if an older rule created it. */
async function isNamed(strapi: Core.Strapi, name: string, documentId?: string): Promise<boolean> {
  return (await strapi.db.query(CATEGORY).count({ where: { documentId, name } })) > 0;
}

/** @throws ValidationError, shown beside the name */
async function getFreeSlug(strapi: Core.Strapi, name: string, documentId?: string): Promise<string> {
  const found = toCategorySlug(name);
  if ('refusal' in found) throw refused(found.refusal);
  const where = { slug: found.slug, ...(documentId && { documentId: { $ne: documentId } }) };
  const other = v.parse(Other, await strapi.db.query(CATEGORY).findOne({ where, select: ['name'] }));
  if (other) {
    throw refused(
      `The category “${other.name}” has the address /${found.slug} already. Choose another name.`,
    );
  }
  return found.slug;
}

const refused = (message: string) => createFieldError({ field: 'name', message });
