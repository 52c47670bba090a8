import type { Core } from '@strapi/strapi';
import { getStrapiService } from '../strapi-service';

interface UidService {
  generateUIDField(request: { contentTypeUID: string; data: unknown }): Promise<string>;
  findUniqueUID(request: { contentTypeUID: string; value: string }): Promise<string>;
}

/** How entries of one type get the addresses that the admin suggests. */
interface Suggestions {
  /** From the fields of a form; undefined: as Strapi makes one. */
  fromForm(fields: unknown): Promise<string> | undefined;
  /** In place of one that may be taken. */
  instead(address: string): Promise<string>;
}

/** *Regenerate* beside an address, and the address proposed where one is taken. Strapi has one rule for all types. */
export function suggestAddresses(
  strapi: Core.Strapi,
  contentType: string,
  { fromForm, instead }: Suggestions,
): void {
  const service = getStrapiService<UidService>(strapi, 'plugin::content-manager.uid', [
    'generateUIDField',
    'findUniqueUID',
  ]);
  const { generateUIDField, findUniqueUID } = service;
  service.generateUIDField = (request) =>
    (request.contentTypeUID === contentType ? fromForm(request.data) : undefined) ??
    generateUIDField.call(service, request);
  service.findUniqueUID = (request) =>
    request.contentTypeUID === contentType ? instead(request.value) : findUniqueUID.call(service, request);
}
