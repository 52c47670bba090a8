import type { Core, UID } from '@strapi/strapi';

/** Whether a name from outside is that of a content type. */
export const isContentType = (strapi: Core.Strapi, uid: string | undefined): uid is UID.ContentType =>
  uid !== undefined && Object.hasOwn(strapi.contentTypes, uid);

/** Whether it is that of a content type or a component. */
export const isSchema = (strapi: Core.Strapi, uid: string): uid is UID.Schema =>
  isContentType(strapi, uid) || Object.hasOwn(strapi.components, uid);
