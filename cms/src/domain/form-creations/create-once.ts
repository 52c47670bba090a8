import type { Core, Modules } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { getProgram, toSignedIn } from '../../platform/strapi/actor';
import { getWrittenId } from '../../platform/strapi/document-write';
import { FIRST_EDITION } from '../history/versions/next-version';
import { noteCreation, reserveForm, type CreatingForm } from './creations-table';

/** Identifies the form that creates a document. */
const HEADER = 'x-form-id';
/**
 * In a response: the form had created this document before, with this edition, and the request has not changed it. Others
 * may have changed it since.
 */
const CREATED_BEFORE = 'x-created-before';

/** Whatever the content type. */
interface Documents {
  findOne(params: object): Promise<Modules.Documents.AnyDocument | null>;
}

/**
 * A form whose response was lost is sent again: it gets the document that it has created, so that there are not two.
 * Works across processes, since the form is reserved in the transaction that creates the document.
 */
export function createOnce(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (action !== 'create' && action !== 'clone') return next();
    const form = getCreatingForm(strapi, uid);
    if (!form) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const known = await reserveForm(trx, getDialect(strapi), form);
      const { populate } = context.params;
      const documents: Documents = strapi.documents(uid);
      const document = known === undefined ? null : await documents.findOne({ documentId: known, populate });
      if (document) {
        strapi.requestContext.get()?.set(CREATED_BEFORE, String(FIRST_EDITION));
        return action === 'clone' ? { documentId: document.documentId, entries: [document] } : document;
      }
      const result = await next();
      const documentId = getWrittenId(result);
      if (documentId !== undefined) await noteCreation(trx, form, documentId);
      return result;
    });
  });
}

/** Undefined: an editor's form does not create a document of this type. */
function getCreatingForm(strapi: Core.Strapi, uid: string): CreatingForm | undefined {
  const ctx = strapi.requestContext.get();
  // A request may create documents of other types as well, such as old addresses.
  if (!ctx || getProgram(strapi) || !v.is(v.object({ model: v.literal(uid) }), ctx.params)) return undefined;
  const formId = ctx.get(HEADER);
  const userId = toSignedIn(ctx.state)?.id;
  return typeof userId === 'number' && /^[\w-]{36}$/.test(formId) ? { userId, formId, uid } : undefined;
}
