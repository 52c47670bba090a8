import type { Core } from '@strapi/strapi';
import { getStrapiService } from '../strapi-service';

type Data = Record<string, unknown>;
interface Options {
  data?: Data;
  locale?: unknown;
}
/** What the admin's routes write with. */
interface DocumentManager {
  create(uid: string, options?: Options): Promise<unknown>;
  update(documentId: string, uid: string, options?: Options): Promise<unknown>;
  clone(documentId: string, data: Data | undefined, uid: string): Promise<unknown>;
}

/**
 * Strapi stores the ids that are sent among the fields of an entry. With a `documentId`, an author could give an article
 * of their own the id of somebody else's and then read and delete that one. With the largest `id` of a row, no later
 * entry could be created. Only programs of ours choose a `documentId`, and only the database an `id`. Nor is there an
 * entry in another language, although Strapi stores any `locale`.
 */
export function ignoreSentIds(strapi: Core.Strapi): void {
  const service = getStrapiService<DocumentManager>(strapi, 'plugin::content-manager.document-manager', [
    'create',
    'update',
    'clone',
  ]);
  const { create, update, clone } = service;
  Object.assign(service, {
    create: (uid: string, options?: Options) => create.call(service, uid, withoutIds(options)),
    update: (documentId: string, uid: string, options?: Options) =>
      update.call(service, documentId, uid, withoutIds(options)),
    clone: (documentId: string, data: Data | undefined, uid: string) =>
      clone.call(service, documentId, data && onlyFields(data), uid),
  });
}

function withoutIds(options: Options | undefined): Options | undefined {
  if (!options?.data) return options;
  const { locale: _locale, data, ...others } = options;
  return { ...others, data: onlyFields(data) };
}

function onlyFields({ id: _id, documentId: _documentId, locale: _locale, ...fields }: Data): Data {
  return fields;
}
