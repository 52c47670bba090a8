import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { settings } from '../../platform/settings/settings';
import { isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { findSitePages, type FoundPage } from '../links/find-pages';
import { searchPages, type LinkTarget } from './search-pages';
import { parseSitePath, toSitePath } from '../links/site-page';

const BLOG = 'api::blog.blog';
/** Longer than any address that a field takes. */
const Query = v.object({ q: v.pipe(v.string(), v.maxLength(2000)) });

/** What the form of a link shows for what was typed into it. */
interface Suggestions {
  /** What was typed, with the path instead of the address of this site; null: it is no address. */
  path: string | null;
  /** What readers get there; null: it is no page of this site. */
  status: FoundPage['status'] | null;
  movedTo: string | null;
  targets: LinkTarget[];
}

/** The route with which the form of a link finds pages of this site: by name, or by address. It writes nothing. */
export function mountLinks(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/links',
      allows: ({ ability }) =>
        (['create', 'read', 'update'] as const).some((action) => isAllowed(strapi, ability, action, BLOG)),
      handle: ({ ability, query }) => {
        const parsed = v.safeParse(Query, query);
        if (!parsed.success) throw new errors.ValidationError('Search for a name, or for an address.');
        return suggest(strapi, ability, parsed.output.q.trim());
      },
    },
  ]);
}

const ADDRESS = /^(?:\/|#|[a-z][a-z+.-]*:)/i;
const LONGEST_NAME = 100;

async function suggest(strapi: Core.Strapi, ability: Ability, typed: string): Promise<Suggestions> {
  if (!ADDRESS.test(typed)) {
    const targets = await searchPages(strapi, ability, typed.slice(0, LONGEST_NAME));
    return { path: null, status: null, movedTo: null, targets };
  }
  const path = toSitePath(typed, settings().publicUrl);
  const page = parseSitePath(path);
  const found = page && (await findSitePages(strapi, [page]))(page);
  return { path, status: found?.status ?? null, movedTo: found?.movedTo ?? null, targets: [] };
}
