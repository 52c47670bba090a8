import type { Core } from '@strapi/strapi';
import { toSkeleton } from './names/skeleton';
import { normaliseEmail } from '../../platform/text/email-address';
import { ACCOUNT } from './account-columns';
import { usernameKey } from './names/username';

/**
 * Normalises the address of an account and sets its unique key, whether the API or the admin writes it. Otherwise there
 * could be two accounts with names that members take for one (C8).
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
    data.usernameSkeleton = toSkeleton(data.username);
  }
  // The schema rejects invalid addresses.
  if (typeof data.email === 'string') data.email = normaliseEmail(data.email) ?? data.email;
}
