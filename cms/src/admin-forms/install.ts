import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { withForm, type Configuration } from './configuration';
import { FORMS } from './forms';

/** The parts of the content manager's service that are used here. */
interface ContentTypes {
  findConfiguration(contentType: unknown): Promise<Configuration & { uid: string }>;
  updateConfiguration(contentType: unknown, configuration: Configuration): Promise<unknown>;
}

/**
 * Lays out the admin's forms as the committed list says, once for every change of that list: what an owner rearranges
 * afterwards in the admin stays.
 */
export async function installForms(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'admin_forms' });
  const edition = createHash('sha256').update(JSON.stringify(FORMS)).digest('hex');
  if ((await store.get({ key: 'edition' })) === edition) return;
  const service: ContentTypes = strapi.plugin('content-manager').service('content-types');
  for (const [uid, form] of Object.entries(FORMS)) {
    const contentType = strapi.contentTypes[uid as UID.ContentType];
    const { settings, metadatas, layouts } = await service.findConfiguration(contentType);
    await service.updateConfiguration(contentType, withForm({ settings, metadatas, layouts }, form));
  }
  await store.set({ key: 'edition', value: edition });
}
