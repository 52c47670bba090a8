import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import { isAllowed, isAllowedFor } from '../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { checkAddress, suggestAddress } from './article-address';
import { findCategoryAddress } from './category-address';
import type { FormAddress } from './form-address';

/** In characters. The CMS rejects longer titles and addresses than 200, and reports that beside their fields. */
const LONGEST = 1000;
const Text = v.pipe(v.string(), v.maxLength(LONGEST));
const DocumentId = v.nullable(v.pipe(v.string(), v.check(isDocumentId)));

const Article = { type: v.literal('api::blog.blog'), documentId: DocumentId };
const TypedTitle = v.object({ ...Article, title: Text, before: v.object({ slug: Text, title: Text }) });
const TypedAddress = v.object({ ...Article, slug: Text });
const TypedName = v.object({
  type: v.literal('api::category.category'),
  documentId: DocumentId,
  name: v.pipe(Text, v.trim()),
});
const Sent = v.union([TypedTitle, TypedAddress, TypedName]);

/**
 * The route with which a form shows the address that a save would give, and says whether one that was typed is taken. It
 * follows the rules of saving, and writes nothing.
 */
export function mountFormAddresses(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/admin/form-addresses',
      allows: ({ ability, body }) => {
        const { type, documentId } = parse(body);
        return documentId === null
          ? isAllowed(strapi, ability, 'create', type)
          : isAllowedFor(strapi, ability, 'update', type, documentId);
      },
      handle: ({ body }) => find(strapi, parse(body)),
    },
  ]);
}

function parse(body: unknown): v.InferOutput<typeof Sent> {
  const sent = v.safeParse(Sent, body);
  if (!sent.success) throw new errors.ValidationError('This is not a title or an address of a form.');
  return sent.output;
}

function find(strapi: Core.Strapi, sent: v.InferOutput<typeof Sent>): Promise<FormAddress> {
  if ('title' in sent) return suggestAddress(strapi, sent);
  return 'slug' in sent ? checkAddress(strapi, sent) : findCategoryAddress(strapi, sent);
}
