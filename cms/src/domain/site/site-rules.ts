import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { describeUnshownPicture } from '../../blocks/unshown-picture';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError, type FieldProblem } from '../../platform/strapi/field-refusal';
import { findDeadSiteLinks } from './dead-site-links';
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
  socialLinksChoice: Text,
  socialLinks: Links,
  headerLinksChoice: Text,
  headerLinks: Links,
  footerColumnsChoice: Text,
  footerColumns: v.nullish(v.array(v.object({ ...Link.entries, links: Links })), () => []),
  footerToolsChoice: Text,
  footerTools: Links,
  footerLinksChoice: Text,
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
      const before = v.parse(Stored, (await readSiteRow(strapi)) ?? {});
      const result = await next();
      const site = v.parse(Stored, await readSiteRow(strapi));
      const problems = [
        ...findSiteProblems(site),
        ...findPictureProblems(site),
        ...(await findDeadSiteLinks(strapi, before, site)),
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
