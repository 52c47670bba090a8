import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { getStrapiService } from '../../platform/strapi/strapi-service';
import { BLOCK_LABELS, COMPONENT_ROWS } from './block-labels';
import { withForm, withFieldLabels, type Configuration } from './configuration';
import type { Form } from './form';
import { FORMS } from './forms';
import { getSiteForm } from './site-form';

/** The parts used here of the content manager's services for content types and components. */
interface Configurations {
  findConfiguration(model: unknown): Promise<Configuration & { uid: string }>;
  updateConfiguration(model: unknown, configuration: Configuration): Promise<unknown>;
}

/**
 * Lays out the admin's forms as defined in the code, once per change of the definitions, so that a layout that an owner
 * changes in the admin later stays.
 */
export async function installForms(strapi: Core.Strapi): Promise<void> {
  await installSiteForm(strapi);
  const store = strapi.store({ type: 'core', name: 'admin_forms' });
  const edition = createHash('sha256')
    .update(JSON.stringify([FORMS, BLOCK_LABELS, COMPONENT_ROWS]))
    .digest('hex');
  if ((await store.get({ key: 'edition' })) === edition) return;

  for (const [uid, form] of FORMS) await installForm(strapi, uid, form);
  const components = configurations(strapi, 'plugin::content-manager.components');
  for (const model of Object.values(strapi.components)) {
    const { uid, ...configuration } = await components.findConfiguration(model);
    await components.updateConfiguration(
      model,
      withFieldLabels(configuration, BLOCK_LABELS, COMPONENT_ROWS[uid]),
    );
  }
  await store.set({ key: 'edition', value: edition });
}

/** Separately, because it changes with the environment of the server, and the layouts of other forms stay then. */
async function installSiteForm(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'admin_forms' });
  const form = getSiteForm();
  const edition = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  if ((await store.get({ key: 'site' })) === edition) return;
  await installForm(strapi, 'api::site.site', form);
  await store.set({ key: 'site', value: edition });
}

async function installForm(strapi: Core.Strapi, uid: UID.ContentType, form: Form): Promise<void> {
  const contentTypes = configurations(strapi, 'plugin::content-manager.content-types');
  const model = strapi.contentType(uid);
  await contentTypes.updateConfiguration(model, withForm(await contentTypes.findConfiguration(model), form));
}

function configurations(strapi: Core.Strapi, uid: UID.Service): Configurations {
  return getStrapiService<Configurations>(strapi, uid, ['findConfiguration', 'updateConfiguration']);
}
