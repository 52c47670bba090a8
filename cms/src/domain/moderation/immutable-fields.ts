import type { Core } from '@strapi/strapi';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { MODERATED } from './moderated';

/** Who did it: Strapi fills that in, whatever was sent. */
const BY = 'updatedBy';

const CHANGED = new Map<string, readonly string[]>(Object.entries(MODERATED));

/**
 * What members sent stays as they sent it, whatever a role allows: a super admin may change every field, and the admin's
 * form sends them all. Nothing is refused, because nothing that the form shows as changeable is lost.
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
