import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { describeUnshownPicture } from '../../blocks/unshown-picture';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError, type FieldProblem } from '../../platform/strapi/field-refusal';
import { readSiteRow } from './site';
import { SITE, SITE_ID } from './site-document';
import { findSiteProblems } from './site-problems';

const Text = v.nullish(v.string(), null);
const Link = v.object({ text: v.nullish(v.string(), ''), url: v.nullish(v.string(), '') });
const Links = v.nullish(v.array(Link), () => []);
const Stored = v.looseObject({
  name: Text,
  copyright: Text,
  contactEmail: Text,
  editorsEmail: Text,
  lightColor: Text,
  darkColor: Text,
  socialLinks: Links,
  headerLinks: Links,
  footerColumns: v.nullish(v.array(v.object({ ...Link.entries, links: Links })), () => []),
  footerTools: Links,
  footerLinks: Links,
});

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
      const result = await next();
      const problems = findStoredProblems(await readSiteRow(strapi));
      if (problems.length > 0) throw createFieldError(...problems);
      return result;
    });
  });
}

function findStoredProblems(row: unknown): FieldProblem[] {
  const site = v.parse(Stored, row);
  return [...findSiteProblems(site), ...findPictureProblems(site)];
}

const findPictureProblems = (row: Readonly<Record<string, unknown>>): FieldProblem[] =>
  ['logo', 'darkLogo', 'shareImage'].flatMap((field) => {
    const why = row[field] ? describeUnshownPicture(row[field]) : null;
    return why === null ? [] : [{ field, message: `The picture cannot be shown${why}` }];
  });
