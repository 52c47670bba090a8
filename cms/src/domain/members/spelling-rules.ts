import type { Core } from '@strapi/strapi';
import { skeleton } from './skeleton';
import { emailAddress } from '../../platform/text/email-address';
import { ACCOUNT } from './account-columns';
import { usernameKey } from './username';

/**
 * However an account is written, by the API or in the admin, its address is kept in one spelling and its name beside the
 * key that is unique: or there could be two of what members take for one (C8).
 */
export function enforceAccountSpelling(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [ACCOUNT],
    beforeCreate: ({ params }) => spell(params),
    beforeUpdate: ({ params }) => spell(params),
  });
}

function spell({ data }: { data?: Record<string, unknown> }): void {
  if (!data) return;
  if (typeof data.username === 'string') {
    data.usernameKey = usernameKey(data.username);
    data.usernameSkeleton = skeleton(data.username);
  }
  // What is no address is the schema's affair.
  if (typeof data.email === 'string') data.email = emailAddress(data.email) ?? data.email;
}
