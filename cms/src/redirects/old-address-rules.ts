import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isDocumentId } from '../articles/published';
import { storedDraft } from '../articles/stored';
import { mayBeAsked } from '../slug/asked-slug';
import type { DocumentWrite } from '../strapi-service/document-write';

const WRITES = new Set(['create', 'update', 'clone']);

interface Problem {
  path: [field: 'slug' | 'blogId'];
  message: string;
  name: 'ValidationError';
}

/** Refuses old addresses that could never lead anywhere: editors would believe that their readers are led on. */
export function keepOldAddressRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::redirect.redirect' || !WRITES.has(context.action)) return next();
    const { params }: DocumentWrite = context;
    const problems = await problemsOf(strapi, params.data ?? {});
    if (problems.length === 0) return next();
    // Shown beside the fields.
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), { errors: problems });
  });
}

/** Fields that are left out, or are no text, are the schema's affair. */
async function problemsOf(
  strapi: Core.Strapi,
  { slug, blogId }: Record<string, unknown>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (typeof slug === 'string' && !mayBeAsked(slug)) {
    problems.push(
      problem(
        'slug',
        `"${slug}" cannot lead to an article. Write what stands after /blog/, in letters without accents, digits, hyphens and underscores only, such as "my-old-post".`,
      ),
    );
  }
  if (typeof blogId === 'string' && !(await isArticle(strapi, blogId))) {
    problems.push(
      problem(
        'blogId',
        `No article has the id "${blogId}". Open the article in the Content Manager and copy its id from the browser's address: it stands after "api::blog.blog/".`,
      ),
    );
  }
  return problems;
}

/** A draft may be meant: readers are led to it once it is published. */
async function isArticle(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return isDocumentId(documentId) && (await storedDraft(strapi, documentId)) !== null;
}

function problem(field: Problem['path'][0], message: string): Problem {
  return { path: [field], message, name: 'ValidationError' };
}
