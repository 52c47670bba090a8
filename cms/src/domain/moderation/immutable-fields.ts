import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { MODERATED } from './moderated';

/** Strapi sets it to the current user, whatever was sent. */
const BY = 'updatedBy';

const CHANGED = new Map<string, readonly string[]>(Object.entries(MODERATED));

/**
 * Protects what members sent from changes, whatever permissions a role has: a super admin may change every field, and
 * the admin's form sends them all. Other fields are ignored rather than rejected, because the form does not offer them
 * for editing.
 */
export function protectMemberContent(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const changed = CHANGED.get(context.uid);
    if (!changed || context.action !== 'update') return next();
    const { params }: DocumentWrite = context;
    const given = Object.entries(params.data ?? {});
    params.data = Object.fromEntries(given.filter(([field]) => field === BY || changed.includes(field)));
    return next();
  });
}
