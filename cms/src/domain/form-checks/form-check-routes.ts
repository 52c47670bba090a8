import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import {
  createFieldRights,
  filterAllowed,
  isAllowed,
  isAllowedFor,
  type Ability,
} from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { assertFormType, FormFields } from '../../platform/strapi/sent-form';
import { withoutTitle } from '../articles/writing/article-problems';
import { mayReadTitles } from '../history/hidden-titles';
import type { ContentProblem } from '../articles/writing/content-problems/problem';
import { CHECKED_TYPES, findFormProblems, type CheckedForm } from './find-form-problems';

/** Nobody would fix more in one sitting. */
const MOST_LISTED = 100;

const Target = v.object({
  type: v.picklist(CHECKED_TYPES),
  documentId: v.nullable(v.pipe(v.string(), v.check(isDocumentId))),
});
const Posted = v.object({ ...Target.entries, data: FormFields });

/**
 * The route with which a form of the admin is checked while somebody writes. It writes nothing. A form without fields
 * stands for what is stored. A body has at most 1 MB, like that of a save.
 */
export function mountFormChecks(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/admin/form-checks',
      allows: ({ ability, body }) => {
        assertFormType(body, CHECKED_TYPES);
        if (!v.is(Target, body)) return false;
        const { type, documentId } = body;
        return documentId === null
          ? isAllowed(strapi, ability, 'create', type)
          : isAllowedFor(strapi, ability, 'read', type, documentId);
      },
      handle: (request) => checkForm(strapi, request),
    },
  ]);
}

async function checkForm(strapi: Core.Strapi, { ability, body }: AdminRequest) {
  const posted = v.safeParse(Posted, body);
  if (!posted.success) throw new errors.ValidationError('The form is invalid.');
  const form = posted.output;
  const problems = await find(strapi, ability, form);
  // The fields that a role does not see are part of the form all the same.
  const { type: uid, documentId } = form;
  const isReadable = await createFieldRights(strapi, ability, 'read', { uid, documentId });
  const seen = problems?.filter(
    ({ path: [field] }) => documentId === null || field === undefined || isReadable(String(field)),
  );
  if (!seen) return undefined;
  const listed = await hideTitles(strapi, ability, atMost(MOST_LISTED, seen));
  return { problems: listed, more: Math.max(0, seen.length - MOST_LISTED) };
}

/** Anything can be in a form: articles are named only to those who may read them. */
async function hideTitles(strapi: Core.Strapi, ability: Ability, problems: ContentProblem[]) {
  const ids = problems.flatMap(({ waitsFor }) => waitsFor ?? []);
  const readable = mayReadTitles(strapi, ability, 'api::blog.blog')
    ? await filterAllowed(strapi, ability, 'read', 'api::blog.blog', ids)
    : new Set<string>();
  return problems.map((problem) =>
    problem.waitsFor === undefined || readable.has(problem.waitsFor) ? problem : withoutTitle(problem),
  );
}

/** In their order, and those that publishing waits for before others. */
function atMost(most: number, problems: readonly ContentProblem[]): ContentProblem[] {
  const [refused, others] = [true, false].map((of) => problems.filter((problem) => problem.refused === of));
  const listed = new Set([...(refused ?? []), ...(others ?? [])].slice(0, most));
  return problems.filter((problem) => listed.has(problem));
}

async function find(
  strapi: Core.Strapi,
  ability: Ability,
  form: CheckedForm,
): Promise<ContentProblem[] | undefined> {
  try {
    return await findFormProblems(strapi, ability, form);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const field = v.getDotPath(error.issues[0]) ?? 'a field';
    throw new errors.ValidationError(`The form cannot be checked: check ${field}.`);
  }
}
