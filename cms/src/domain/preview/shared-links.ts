import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Ability } from '../../platform/strapi/document-rights';
import { settings } from '../../platform/settings/settings';
import { buildPreview, getEditor, signPages, toStored } from './built-preview';
import { readDraft } from './from-draft';
import type { PreviewedForm } from './from-form';
import { createLink, findLink, MOST_LINKS, withdrawLink, type LinkKey } from './links';
import { openPreview } from './open-preview';
import type { PreviewContent } from './preview-content';
import { signPreview } from './token';

const GONE = 'This link had been withdrawn already, or its time was over.';

/**
 * The link to an article shows its saved draft, as it is whenever it is opened. What has no drafts is public as soon as
 * it is saved, so such a link shows the form as it was when it was copied.
 */
export async function copyLink(
  strapi: Core.Strapi,
  ability: Ability,
  copied: Pick<PreviewedForm, 'type' | 'data'> & { documentId: string },
) {
  const { type, documentId } = copied;
  const isArticle = type === 'api::blog.blog';
  const content = isArticle
    ? await readArticle(strapi, documentId)
    : await buildPreview(strapi, ability, copied);
  if (!content) return undefined;
  const link = await createLink(strapi.db.connection, {
    type,
    documentId,
    editor: getEditor(strapi),
    content: isArticle ? null : toStored(content),
  });
  if (!link)
    throw new errors.ValidationError(`There are ${MOST_LINKS} links already. Withdraw one of them first.`);
  return signPages(strapi, content, { kind: 'link', id: link.id, ends: link.ends });
}

/**
 * The address of a link that was copied before: the same signature, as it depends on the row alone.
 * @throws NotFoundError if the link opens nothing any more
 */
export async function readLinkAgain(strapi: Core.Strapi, link: LinkKey) {
  const found = await findLink(strapi.db.connection, link);
  if (!found) throw new errors.NotFoundError(GONE);
  const key = { kind: 'link' as const, id: found.id, ends: found.ends };
  const open = await openPreview(strapi, signPreview(settings().secrets.encryptionKey, key));
  if (!open) throw new errors.NotFoundError('This link opens nothing any more.');
  return signPages(strapi, open.content, key);
}

/** @throws NotFoundError if somebody was faster */
export async function removeLink(strapi: Core.Strapi, link: LinkKey) {
  if (!(await withdrawLink(strapi.db.connection, link))) throw new errors.NotFoundError(GONE);
  return {};
}

async function readArticle(strapi: Core.Strapi, documentId: string): Promise<PreviewContent | undefined> {
  const article = await readDraft(strapi, documentId);
  return article && { type: 'api::blog.blog', article };
}
