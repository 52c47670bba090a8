import type { Core } from '@strapi/strapi';
import { describeUnshownPicture } from '../../blocks/unshown-picture';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError, type FieldProblem } from '../../platform/strapi/field-refusal';
import { findNewDeadLinks } from './dead-site-links';
import { SITE, SITE_ID } from './site-document';
import { findSiteProblems } from './site-problems';
import { readStoredSite } from './stored-site';

const WRITES = new Set(['create', 'clone', 'update']);

/**
 * Refuses site settings that would harm readers, on every kind of write. It checks what has been stored, in the
 * transaction that stores it, because a write may contain only some fields, and pictures only as ids.
 */
export function enforceSiteRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SITE || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    if (action !== 'update' || params.documentId !== SITE_ID)
      throw createFieldError({
        field: 'title',
        message: 'There is one document of site settings: change that.',
      });
    return strapi.db.transaction(async () => {
      const before = await readStoredSite(strapi);
      const result = await next();
      const site = await readStoredSite(strapi);
      const problems = [
        ...findSiteProblems(site),
        ...findPictureProblems(site),
        ...(await findNewDeadLinks(strapi, before, site)),
      ];
      if (problems.length > 0) throw createFieldError(...problems);
      return result;
    });
  });
}

const findPictureProblems = (row: Readonly<Record<string, unknown>>): FieldProblem[] =>
  ['logo', 'darkLogo', 'shareImage'].flatMap((field) => {
    const why = row[field] ? describeUnshownPicture(row[field]) : null;
    return why === null ? [] : [{ field, message: `The picture cannot be shown${why}` }];
  });
