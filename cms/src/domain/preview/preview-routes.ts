import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import { getActor } from '../../platform/strapi/actor';
import { isAllowed, isAllowedFor, type Ability } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { settings } from '../../platform/settings/settings';
import { FORM_LASTS_MS, storeForm } from './forms';
import { buildFromForm, type PreviewedForm } from './from-form';
import { readDraft } from './from-draft';
import { createLink, listLinks, MOST_LINKS, withdrawLink } from './links';
import { findPreviewPages } from './preview-pages';
import { PREVIEWED_TYPES, runWithPreview, type PreviewContent, type PreviewedType } from './preview-content';
import { signPreview, type PreviewKey } from './token';

/** A form itself has at most 1 MB. Its files take more room than their ids, many times over only on purpose. */
const MOST_CONTENT = 4 * 1024 * 1024;

const Type = v.picklist(PREVIEWED_TYPES);
const DocumentId = v.pipe(v.string(), v.check(isDocumentId));
const Data = v.record(v.string(), v.unknown());
const Posted = v.object({
  type: Type,
  documentId: v.nullable(DocumentId),
  form: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  data: Data,
});
const Copied = v.object({ type: Type, documentId: DocumentId, data: Data });

const LINKS = '/admin/preview/:model/:documentId/links';

/** Routes for the forms of the admin. Who may read a document there may see and share previews of it, nobody else. */
export function mountPreviews(strapi: Core.Strapi): void {
  const mayRead = (ability: Ability, type: unknown, documentId: unknown) => {
    if (!v.is(Type, type)) return false;
    if (documentId === null) return isAllowed(strapi, ability, 'read', type);
    return v.is(DocumentId, documentId) && isAllowedFor(strapi, ability, 'read', type, documentId);
  };
  const ofDocument = ({ ability, params: { model, documentId } }: AdminRequest) =>
    mayRead(ability, model, documentId);
  mountAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/admin/preview/forms',
      allows: ({ ability, body }) => isBody(body) && mayRead(ability, body.type, body.documentId),
      handle: ({ body }) => postForm(strapi, parse(Posted, body)),
    },
    {
      method: 'POST',
      path: LINKS,
      allows: ofDocument,
      handle: ({ params, body }) =>
        copyLink(strapi, parse(Copied, { ...toDocument(params), data: getData(body) })),
    },
    {
      method: 'GET',
      path: LINKS,
      allows: ofDocument,
      handle: ({ params }) => listLinks(strapi.db.connection, toDocument(params)),
    },
    {
      method: 'DELETE',
      path: `${LINKS}/:link`,
      allows: ofDocument,
      async handle({ params }) {
        const link = { ...toDocument(params), id: params.link ?? '' };
        // Somebody else may have withdrawn it.
        return (await withdrawLink(strapi.db.connection, link)) ? {} : undefined;
      },
    },
  ]);
}

const toDocument = ({ model = '', documentId = '' }: AdminRequest['params']) => ({ type: model, documentId });

const getData = (body: unknown): unknown => (isBody(body) ? body.data : undefined);
const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

async function postForm(strapi: Core.Strapi, { form, ...previewed }: v.InferOutput<typeof Posted>) {
  const editorId = getEditor(strapi).id;
  const content = await build(strapi, previewed);
  if (!content) return undefined;
  const { type, documentId } = previewed;
  const id = await storeForm(strapi.db.connection, {
    editorId,
    type,
    documentId: documentId ?? '',
    form,
    content: toStored(content),
  });
  return describe(strapi, content, { kind: 'form', id, ends: Date.now() + FORM_LASTS_MS });
}

/**
 * The link to an article shows its saved draft, as it is whenever it is opened. What has no drafts is public as soon as
 * it is saved, so such a link shows the form as it was when it was copied.
 */
async function copyLink(strapi: Core.Strapi, copied: v.InferOutput<typeof Copied>) {
  const { type, documentId } = copied;
  const isArticle = type === 'api::blog.blog';
  const content = isArticle ? await readArticle(strapi, documentId) : await build(strapi, copied);
  if (!content) return undefined;
  const link = await createLink(strapi.db.connection, {
    type,
    documentId,
    editor: getEditor(strapi),
    content: isArticle ? null : toStored(content),
  });
  if (!link)
    throw new errors.ValidationError(`There are ${MOST_LINKS} links already. Withdraw one of them first.`);
  return describe(strapi, content, { kind: 'link', id: link.id, ends: link.ends });
}

async function readArticle(strapi: Core.Strapi, documentId: string): Promise<PreviewContent | undefined> {
  const article = await readDraft(strapi, documentId);
  return article && { type: 'api::blog.blog', article };
}

/** @returns the addresses of the pages that show it, the most important first, and when they end */
async function describe(strapi: Core.Strapi, content: PreviewContent, key: PreviewKey) {
  const pages = await runWithPreview(content, () => findPreviewPages(strapi, content));
  const token = signPreview(settings().secrets.encryptionKey, key);
  return { id: key.id, pages: pages.map((path) => `${path}?preview=${token}`), ends: key.ends };
}

async function build(
  strapi: Core.Strapi,
  form: Pick<PreviewedForm, 'documentId' | 'data'> & { type: PreviewedType },
): Promise<PreviewContent | undefined> {
  try {
    return await buildFromForm(strapi, form);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const field = v.getDotPath(error.issues[0]) ?? 'a field';
    throw new errors.ValidationError(`The form cannot be previewed: check ${field}.`);
  }
}

function toStored(content: PreviewContent): string {
  const stored = JSON.stringify(content);
  if (stored.length > MOST_CONTENT)
    throw new errors.ValidationError('The form is too large to be previewed.');
  return stored;
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new errors.ValidationError(`${v.getDotPath(parsed.issues[0]) ?? 'The body'} is invalid.`);
}

/** The signed-in editor: these routes admit nobody else. */
function getEditor(strapi: Core.Strapi) {
  const { id, name } = getActor(strapi);
  if (id === null) throw new errors.ForbiddenError('Only an account of the admin can make previews.');
  return { id, name };
}
