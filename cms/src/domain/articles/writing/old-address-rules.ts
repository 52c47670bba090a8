import type { Core } from '@strapi/strapi';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { findDraft } from '../stored';
import { isPossibleSlug } from '../../../platform/text/possible-slug';
import { slugify } from '../../../platform/shared/slug.gen';
import type { DocumentWrite } from '../../../platform/strapi/document-write';
import { createFieldError, type FieldProblem } from '../../../platform/strapi/field-refusal';
import type { RedirectType } from '../../redirects/redirects';

const WRITES = new Set(['create', 'update', 'clone']);

/** The problems of a write. The schema checks missing fields and those that are not text. */
type Rule = (
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  action: string,
) => FieldProblem[] | Promise<FieldProblem[]>;

const OF_ARTICLE: RedirectType = 'api::redirect.redirect';
const OF_CATEGORY: RedirectType = 'api::category-redirect.category-redirect';
const RULES = new Map<string, Rule>([
  [OF_ARTICLE, findArticleProblems],
  [OF_CATEGORY, findCategoryProblems],
]);

/**
 * Rejects old addresses that could never redirect anywhere, because editors would rely on them. Runs after
 * `acceptColumnRelations`, which normalises the relations.
 */
export function enforceOldAddressRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = RULES.get(context.uid);
    if (!rule || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    const problems = await rule(strapi, params.data ?? {}, action);
    if (problems.length > 0) throw createFieldError(...problems);
    return next();
  });
}

async function findArticleProblems(
  strapi: Core.Strapi,
  { slug, blogId }: Record<string, unknown>,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (typeof slug === 'string' && !isPossibleSlug(slug)) {
    problems.push({
      field: 'slug',
      message: `"${slug}" cannot lead to an article. Write the part after /blog/, in letters without accents, digits, hyphens and underscores only, such as "my-old-post".`,
    });
  }
  if (typeof blogId === 'string' && !(await isArticle(strapi, blogId))) {
    problems.push({
      field: 'blogId',
      message: `No article has the id "${blogId}". Open the article at the editors’ desk and copy its id from the browser's address: it comes after "api::blog.blog/".`,
    });
  }
  return problems;
}

/** Drafts are allowed: readers are redirected once the article is published. */
async function isArticle(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return isDocumentId(documentId) && (await findDraft(strapi, documentId)) !== null;
}

/** The site requests categories only by slugs that follow the slug rule. */
function findCategoryProblems(
  _strapi: Core.Strapi,
  { slug, category }: Record<string, unknown>,
  action: string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (typeof slug === 'string' && slug !== slugify(slug)) {
    problems.push({
      field: 'slug',
      message: `"${slug}" cannot lead to a category. Write the part after /category/, in small letters without accents, digits and single hyphens only, such as "my-old-topic".`,
    });
  }
  if (category === null || (category === undefined && action === 'create')) {
    problems.push({ field: 'category', message: 'Choose the category to lead readers to.' });
  }
  return problems;
}
