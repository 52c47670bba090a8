import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import { isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { assertFormType, FormFields } from '../../platform/strapi/sent-form';
import { isAllowedForWhole } from '../history/whole-document';
import { buildPreview, getEditor, signPages, toStored } from './built-preview';
import { FORM_LASTS_MS, storeForm } from './forms';
import { listLinks } from './links';
import { PREVIEWED_TYPES, runWithPreview } from './preview-content';
import { hasPage } from './preview-pages';
import { describeShown } from './shown-on-page';
import { copyLink, readLinkAgain, removeLink } from './shared-links';

const Type = v.picklist(PREVIEWED_TYPES);
const DocumentId = v.pipe(v.string(), v.check(isDocumentId));
const Posted = v.object({
  type: Type,
  documentId: v.nullable(DocumentId),
  form: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  data: FormFields,
});
const Copied = v.object({ type: Type, documentId: DocumentId, data: FormFields });

const LINKS = '/admin/preview/:model/:documentId/links';

/** Routes for the forms of the admin. Who may read a document there may see and share previews of it, nobody else. */
export function mountPreviews(strapi: Core.Strapi): void {
  // A page shows all of a document.
  const mayRead = async (ability: Ability, type: unknown, documentId: unknown): Promise<boolean> => {
    if (!v.is(Type, type)) return false;
    if (documentId === null) return isAllowed(strapi, ability, 'read', type);
    return (
      v.is(DocumentId, documentId) && isAllowedForWhole(strapi, ability, 'read', { uid: type, documentId })
    );
  };
  const ofDocument = ({ ability, params: { model, documentId } }: AdminRequest) =>
    mayRead(ability, model, documentId);
  mountAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/admin/preview/forms',
      allows: async ({ ability, body }) => {
        assertFormType(body, PREVIEWED_TYPES);
        return isBody(body) && (await mayRead(ability, body.type, body.documentId));
      },
      handle: ({ ability, body }) => postForm(strapi, ability, parse(Posted, body)),
    },
    {
      method: 'POST',
      path: LINKS,
      allows: ofDocument,
      handle: ({ ability, params, body }) =>
        copyLink(strapi, ability, parse(Copied, { ...toDocument(params), data: getData(body) })),
    },
    {
      method: 'GET',
      path: LINKS,
      allows: ofDocument,
      handle: ({ params }) => listLinks(strapi.db.connection, toDocument(params)),
    },
    {
      method: 'GET',
      path: `${LINKS}/:link`,
      allows: ofDocument,
      handle: ({ params }) => readLinkAgain(strapi, toLink(params)),
    },
    {
      method: 'DELETE',
      path: `${LINKS}/:link`,
      allows: ofDocument,
      handle: ({ params }) => removeLink(strapi, toLink(params)),
    },
  ]);
}

const toDocument = ({ model = '', documentId = '' }: AdminRequest['params']) => ({ type: model, documentId });
const toLink = (params: AdminRequest['params']) => ({ ...toDocument(params), id: params.link ?? '' });

const getData = (body: unknown): unknown => (isBody(body) ? body.data : undefined);
const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

async function postForm(
  strapi: Core.Strapi,
  ability: Ability,
  { form, ...previewed }: v.InferOutput<typeof Posted>,
) {
  const editorId = getEditor(strapi).id;
  const content = await buildPreview(strapi, ability, previewed);
  if (!content) return undefined;
  const { type, documentId } = previewed;
  const id = await storeForm(strapi.db.connection, {
    editorId,
    type,
    documentId: documentId ?? '',
    form,
    content: toStored(content),
  });
  return {
    ...(await signPages(strapi, content, { kind: 'form', id, ends: Date.now() + FORM_LASTS_MS })),
    shown: await runWithPreview(content, () => describeShown(strapi, content)),
    hasPage: await runWithPreview(content, () => hasPage(strapi, content)),
  };
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new errors.ValidationError(`${v.getDotPath(parsed.issues[0]) ?? 'The body'} is invalid.`);
}
