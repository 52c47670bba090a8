import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Ability } from '../../platform/strapi/document-rights';
import { storedArticle } from '../articles/article';
import { getCards } from '../articles/article-projection';
import { withQuestionIds } from '../articles/questions/question-ids';
import { withLibraryFilesInProse } from '../articles/prose-pictures';
import { freeSlug } from '../articles/writing/free-slug';
import { toBanner } from '../banners/banners';
import { allCategories, toCategory } from '../categories/all-categories';
import { findSlugAfterSave } from '../categories/naming-rules';
import type { Snapshot } from '../history/snapshot/snapshot';
import { readForm, type UnsavedForm } from './read-form';
import { NO_SLUG, toSlug, UNSAVED_ID, UNSAVED_ROW } from './stand-in';
import type { PreviewContent, PreviewedType } from './preview-content';

export interface PreviewedForm extends UnsavedForm {
  type: PreviewedType;
}

type Row = Record<string, unknown>;
const BUILDERS: {
  [T in PreviewedType]: (strapi: Core.Strapi, row: Row, form: Form) => Promise<PreviewContent>;
} = {
  'api::blog.blog': buildArticle,
  'api::banner.banner': buildBanner,
  'api::placement.placement': buildPlacement,
  'api::category.category': buildCategory,
};

interface Form {
  documentId: string;
  /** What is stored of the document. */
  base: Snapshot;
}

/**
 * What readers would get if this form were published. Nothing in it is trusted: files are looked up in the library,
 * related documents among those that readers see.
 * @returns undefined if there is no such document
 * @throws v.ValiError if a field has a value that it cannot have
 */
export async function buildFromForm(
  strapi: Core.Strapi,
  ability: Ability,
  form: PreviewedForm,
): Promise<PreviewContent | undefined> {
  const read = await readForm(strapi, ability, form);
  return (
    read &&
    BUILDERS[form.type](strapi, read.row, { documentId: form.documentId ?? UNSAVED_ID, base: read.base })
  );
}

const Ids = v.fallback(v.array(v.string()), []);
const Questions = v.fallback(v.array(v.record(v.string(), v.unknown())), []);

async function buildArticle(strapi: Core.Strapi, row: Row, { documentId }: Form): Promise<PreviewContent> {
  const now = new Date().toISOString();
  const categories = await findCategories(strapi, v.parse(Ids, row.categories));
  const [known] = await withLibraryFilesInProse(strapi, [
    {
      ...row,
      documentId,
      slug: await findArticleSlug(strapi, row, documentId),
      categories,
      suggestedBlogs: v.parse(Ids, row.suggestedBlogs).map((id) => ({ documentId: id })),
      faqs: withQuestionIds(v.parse(Questions, row.faqs), []),
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  return { type: 'api::blog.blog', article: storedArticle(known) };
}

/** As a save creates it if the field is empty, or if a duplicate still has the address of its original. */
function findArticleSlug(strapi: Core.Strapi, { slug, title }: Row, documentId: string) {
  const typed = [slug, title].find((text) => typeof text === 'string' && text !== '');
  const isNew = typed !== slug || documentId === UNSAVED_ID;
  return isNew && typeof typed === 'string' ? freeSlug(strapi, typed, documentId) : toSlug(slug, title);
}

async function buildBanner(_strapi: Core.Strapi, row: Row, { documentId }: Form): Promise<PreviewContent> {
  const { type, category } = v.parse(Target, row);
  const banner = toBanner({ title: '', ...row, type, category, documentId });
  return { type: 'api::banner.banner', id: documentId, target: { type, category }, banner };
}

const Target = v.object({
  type: v.optional(v.string(), ''),
  category: v.optional(v.nullable(v.string()), null),
});

async function buildPlacement(strapi: Core.Strapi, row: Row, { base }: Form): Promise<PreviewContent> {
  const cards = await getCards(strapi, [...new Set(v.parse(Ids, row.blogs))]);
  const [topic] = await findCategories(strapi, typeof row.topic === 'string' ? [row.topic] : []);
  return {
    type: 'api::placement.placement',
    placement: {
      key: v.parse(v.optional(v.string(), ''), row.key),
      storedKey: asText(base.key),
      placement: { chosen: cards.map(({ id }) => id), topicId: topic?.id },
    },
  };
}

async function buildCategory(strapi: Core.Strapi, row: Row, { documentId }: Form): Promise<PreviewContent> {
  const stored = (await allCategories(strapi)).find((category) => category.documentId === documentId);
  const [parent] = await findCategories(strapi, typeof row.parent === 'string' ? [row.parent] : []);
  const name = asText(row.name)?.trim() ?? '';
  const category = toCategory({
    kind: 'sub-topic',
    ...row,
    name: name || 'Untitled',
    slug: (await findSlugAfterSave(strapi, name, stored ?? null)) ?? stored?.slug ?? NO_SLUG,
    id: stored?.rowId ?? UNSAVED_ROW,
    documentId,
    parent,
  });
  return { type: 'api::category.category', category };
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Categories by document id, in this order, as rows of the database; skips those that do not exist. */
async function findCategories(strapi: Core.Strapi, documentIds: readonly string[]) {
  const categories = await allCategories(strapi);
  return documentIds.flatMap((wanted) => {
    const found = categories.find(({ documentId }) => documentId === wanted);
    if (!found) return [];
    const { rowId: id, documentId, name, slug, kind } = found;
    return [{ id, documentId, name, slug, kind }];
  });
}
