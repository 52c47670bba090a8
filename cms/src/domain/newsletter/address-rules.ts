import type { Core } from '@strapi/strapi';
import { normaliseEmail, INVALID_EMAIL } from '../../platform/text/email-address';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError } from '../../platform/strapi/field-refusal';

const WRITES = new Set(['create', 'update', 'clone']);

/** Normalises addresses typed in the admin like `subscribe` does; otherwise one address could be stored twice. */
export function enforceSubscriberAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::subscriber.subscriber' || !WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const { data } = params;
    // The schema checks a missing address, or one that is not text.
    if (!data || typeof data.email !== 'string' || data.email.trim() === '') return next();
    const email = normaliseEmail(data.email);
    if (email === undefined) throw createFieldError({ field: 'email', message: INVALID_EMAIL });
    data.email = email;
    return next();
  });
}
