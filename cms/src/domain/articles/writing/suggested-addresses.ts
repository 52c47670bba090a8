import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { freeSlug } from './free-slug';
import { strapiService } from '../../../platform/strapi/strapi-service';

const BLOG = 'api::blog.blog';

interface UidService {
  generateUIDField(request: { contentTypeUID: string; data: unknown }): Promise<string>;
  findUniqueUID(request: { contentTypeUID: string; value: string }): Promise<string>;
}

/** The admin sends the form's fields, and its article as `id`: that is empty before the first saving. */
const Form = v.object({ id: v.nullish(v.unknown()), title: v.nullish(v.unknown()) });

/**
 * *Regenerate* beside an article's address, and the address proposed where one is taken, follow the rule by which the
 * server makes addresses. Strapi's own rule spells and numbers them otherwise.
 */
export function suggestOwnAddresses(strapi: Core.Strapi): void {
  const service = strapiService<UidService>(strapi, 'plugin::content-manager.uid', [
    'generateUIDField',
    'findUniqueUID',
  ]);
  const { generateUIDField, findUniqueUID } = service;
  Object.assign(service, {
    generateUIDField(this: UidService, request: Parameters<UidService['generateUIDField']>[0]) {
      const form = v.safeParse(Form, request.data);
      if (request.contentTypeUID !== BLOG || !form.success) return generateUIDField.call(this, request);
      const { id, title } = form.output;
      return freeSlug(strapi, getText(title) ?? '', getText(id));
    },
    findUniqueUID(this: UidService, request: Parameters<UidService['findUniqueUID']>[0]) {
      return request.contentTypeUID === BLOG
        ? freeSlug(strapi, request.value)
        : findUniqueUID.call(this, request);
    },
  });
}

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
