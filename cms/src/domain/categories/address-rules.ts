import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { addRedirect, removeRedirect } from '../redirects/redirects';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { topicDeletionRefusal } from './topic-change';

const CATEGORY = 'api::category.category';
const CATEGORY_REDIRECT = 'api::category-redirect.category-redirect';
const WRITES = new Set(['create', 'update', 'clone', 'delete']);

const Stored = v.nullable(
  v.object({
    id: v.number(),
    name: v.string(),
    slug: v.string(),
    kind: v.string(),
    value: v.nullish(v.string(), null),
  }),
);
type Category = NonNullable<v.InferOutput<typeof Stored>>;
const Written = v.object({ documentId: v.string() });

/**
 * Leaves a redirect when a category is renamed or deleted, removes redirects from a slug that is used again, and
 * prevents the deletion of specified topics. The write and its consequences are one transaction.
 */
export function enforceCategoryAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CATEGORY || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    return strapi.db.transaction(async () => {
      // For a clone, `documentId` is that of the original.
      const documentId = action === 'clone' ? undefined : params.documentId;
      const before = await stored(strapi, documentId);
      if (action === 'delete') {
        if (before) await leaveForGood(strapi, before);
        return next();
      }
      const result = await next();
      const written = v.safeParse(Written, result);
      const now = await stored(
        strapi,
        documentId ?? (written.success ? written.output.documentId : undefined),
      );
      if (!now || before?.slug === now.slug) return result;
      if (before) await addRedirect(strapi, CATEGORY_REDIRECT, { slug: before.slug, to: now.id });
      await removeRedirect(strapi, CATEGORY_REDIRECT, now.slug);
      return result;
    });
  });
}

/**
 * Adds a redirect to the category itself. When the row is deleted, all redirects to it are pointed at its topic
 * (`bootstrap/database-rules/integrity.ts`).
 * @throws ApplicationError for a topic of the specification
 */
async function leaveForGood(strapi: Core.Strapi, category: Category): Promise<void> {
  const refusal = topicDeletionRefusal(category);
  if (refusal) throw new errors.ApplicationError(refusal);
  await addRedirect(strapi, CATEGORY_REDIRECT, { slug: category.slug, to: category.id });
}

async function stored(strapi: Core.Strapi, documentId: string | undefined) {
  if (documentId === undefined) return null;
  const query = { where: { documentId }, select: ['id', 'name', 'slug', 'kind', 'value'] };
  return v.parse(Stored, await strapi.db.query(CATEGORY).findOne(query));
}
