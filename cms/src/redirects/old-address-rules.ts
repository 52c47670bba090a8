import type { Core } from '@strapi/strapi';
import { isDocumentId } from '../articles/published';
import { storedDraft } from '../articles/stored';
import { mayBeAsked } from '../slug/asked-slug';
import type { DocumentWrite } from '../strapi-service/document-write';
import { fieldRefusal, type FieldProblem } from '../strapi-service/field-refusal';

const WRITES = new Set(['create', 'update', 'clone']);

/** Refuses old addresses that could never lead anywhere: editors would believe that their readers are led on. */
export function keepOldAddressRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::redirect.redirect' || !WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const problems = await problemsOf(strapi, params.data ?? {});
    if (problems.length > 0) throw fieldRefusal(...problems);
    return next();
  });
}

/** Fields that are left out, or are no text, are the schema's affair. */
async function problemsOf(
  strapi: Core.Strapi,
  { slug, blogId }: Record<string, unknown>,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (typeof slug === 'string' && !mayBeAsked(slug)) {
    problems.push({
      field: 'slug',
      message: `"${slug}" cannot lead to an article. Write what stands after /blog/, in letters without accents, digits, hyphens and underscores only, such as "my-old-post".`,
    });
  }
  if (typeof blogId === 'string' && !(await isArticle(strapi, blogId))) {
    problems.push({
      field: 'blogId',
      message: `No article has the id "${blogId}". Open the article in the Content Manager and copy its id from the browser's address: it stands after "api::blog.blog/".`,
    });
  }
  return problems;
}

/** A draft may be meant: readers are led to it once it is published. */
async function isArticle(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return isDocumentId(documentId) && (await storedDraft(strapi, documentId)) !== null;
}
