import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** Names of types that are not content types of ours. */
const LABELS: Readonly<Record<string, string>> = {
  'plugin::users-permissions.user': 'Member',
  'plugin::users-permissions.role': 'Role of members',
  'plugin::upload.file': 'File',
  'plugin::upload.folder': 'Folder',
  'admin::user': 'Account',
  'admin::role': 'Role',
  'api-token': 'API token',
  'admin-token': 'Admin token',
  'transfer-token': 'Transfer token',
  webhook: 'Webhook',
  form: 'Form',
  locale: 'Language',
  model: 'Content type',
};

const Named = v.object({ info: v.object({ displayName: v.string() }) });

/** What a type is called in the admin, such as “Article”. */
export function labelType({ contentTypes }: Core.Strapi, type: string): string {
  const contentType: unknown = Reflect.get(contentTypes, type);
  return LABELS[type] ?? (v.is(Named, contentType) ? contentType.info.displayName : type);
}
