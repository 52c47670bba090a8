import type { Core } from '@strapi/strapi';
import { removeHiddenCharacters } from '../../text/hidden-characters';

const NAMES = ['firstname', 'lastname', 'username'];

/**
 * Removes invisible characters from the names of accounts of the admin, with which one could look like another in lists
 * and in the audit log, or turn the text around it.
 */
export function tidyAccountNames(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate: ({ params }) => tidy(params),
    beforeUpdate: ({ params }) => tidy(params),
  });
}

function tidy({ data = {} }: { data?: Record<string, unknown> }): void {
  for (const name of NAMES) {
    const value = data[name];
    if (typeof value === 'string') data[name] = removeHiddenCharacters(value).trim();
  }
}
