import type { Core, UID } from '@strapi/strapi';

/**
 * One of Strapi's services, which are typed as `any`, typed as the few methods that we call.
 * @throws if a version of Strapi no longer has one of the methods
 */
export function getStrapiService<T extends object>(
  strapi: Core.Strapi,
  uid: UID.Service,
  methods: (keyof T & string)[],
): T {
  const service: unknown = strapi.service(uid);
  if (offers<T>(service, methods)) return service;
  throw new Error(`Strapi's service ${uid} lacks one of: ${methods.join(', ')}. Was Strapi updated?`);
}

function offers<T extends object>(service: unknown, methods: (keyof T & string)[]): service is T {
  if (typeof service !== 'object' || service === null) return false;
  const found: object = service;
  return methods.every((method) => typeof Reflect.get(found, method) === 'function');
}
