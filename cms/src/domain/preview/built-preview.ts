import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Ability } from '../../platform/strapi/document-rights';
import { getActor } from '../../platform/strapi/actor';
import { settings } from '../../platform/settings/settings';
import { buildFromForm, type PreviewedForm } from './from-form';
import { runWithPreview, type PreviewContent } from './preview-content';
import { findPreviewPages } from './preview-pages';
import { signPreview, type PreviewKey } from './token';

/** A form itself has at most 1 MB. Its files take more room than their ids, many times over only on purpose. */
const MOST_CONTENT = 4 * 1024 * 1024;

/**
 * What readers would get of a form.
 * @returns undefined if there is no such document
 * @throws ValidationError that names a field with an impossible value
 */
export async function buildPreview(
  strapi: Core.Strapi,
  ability: Ability,
  form: Pick<PreviewedForm, 'type' | 'documentId' | 'data'>,
): Promise<PreviewContent | undefined> {
  try {
    return await buildFromForm(strapi, ability, form);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const field = v.getDotPath(error.issues[0]) ?? 'a field';
    throw new errors.ValidationError(`The form cannot be previewed: check ${field}.`);
  }
}

export function toStored(content: PreviewContent): string {
  const stored = JSON.stringify(content);
  if (stored.length > MOST_CONTENT)
    throw new errors.ValidationError('The form is too large to be previewed.');
  return stored;
}

/** @returns the addresses of the pages that show it, the most important first, and when they end */
export async function signPages(strapi: Core.Strapi, content: PreviewContent, key: PreviewKey) {
  const pages = await runWithPreview(content, () => findPreviewPages(strapi, content));
  const token = signPreview(settings().secrets.encryptionKey, key);
  return { id: key.id, pages: pages.map((path) => `${path}?preview=${token}`), ends: key.ends };
}

/** The signed-in editor: the routes of previews admit nobody else. */
export function getEditor(strapi: Core.Strapi) {
  const { id, name } = getActor(strapi);
  if (id === null) throw new errors.ForbiddenError('Only an account of the admin can make previews.');
  return { id, name };
}
