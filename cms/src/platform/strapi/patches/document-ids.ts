import type { Core } from '@strapi/strapi';
import { getStrapiService } from '../strapi-service';

interface Options {
  data?: Record<string, unknown>;
}
/** What the admin's routes write with. */
interface DocumentManager {
  create(uid: string, options?: Options): Promise<unknown>;
  update(documentId: string, uid: string, options?: Options): Promise<unknown>;
}

/**
 * Strapi stores a `documentId` that is sent among the fields of an entry: an author could give an article of their own
 * the id of somebody else's and then read and delete that one. Only programs of ours choose ids.
 */
export function ignoreSentDocumentIds(strapi: Core.Strapi): void {
  const service = getStrapiService<DocumentManager>(strapi, 'plugin::content-manager.document-manager', [
    'create',
    'update',
  ]);
  const { create, update } = service;
  Object.assign(service, {
    create: (uid: string, options?: Options) => create.call(service, uid, withoutId(options)),
    update: (documentId: string, uid: string, options?: Options) =>
      update.call(service, documentId, uid, withoutId(options)),
  });
}

function withoutId(options: Options | undefined): Options | undefined {
  if (!options?.data) return options;
  const { documentId: _documentId, ...data } = options.data;
  return { ...options, data };
}
