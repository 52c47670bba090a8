import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { inBatches } from '../../platform/database/in-batches';
import type { SitePage } from './site-page';

/** What readers get at the path of a page. */
export interface FoundPage {
  /** `moved`: readers are redirected to `movedTo`. */
  status: 'public' | 'draft' | 'moved' | 'missing';
  /** The path to which readers are redirected. */
  movedTo?: string;
  /** The article. */
  documentId?: string;
}

/** Looks a page up among those of one `findSitePages`. */
export type LookUp = (page: SitePage) => FoundPage;

/** Per statement: both databases limit the number of bound values. */
const AT_ONCE = 200;

const Articles = v.array(
  v.object({ documentId: v.string(), slug: v.string(), publishedAt: v.nullish(v.unknown(), null) }),
);
const Categories = v.array(v.object({ slug: v.string() }));
const ArticleRedirects = v.array(v.object({ slug: v.string(), blogId: v.nullable(v.string()) }));
const CategoryRedirects = v.array(
  v.object({ slug: v.string(), category: v.nullable(v.object({ slug: v.string() })) }),
);

/** Finds what readers get at the paths of these pages. The number of statements does not depend on how many there are. */
export async function findSitePages(strapi: Core.Strapi, pages: readonly SitePage[]): Promise<LookUp> {
  const articles = await findArticles(strapi, slugsOf(pages, 'article'));
  const categories = await findCategories(strapi, slugsOf(pages, 'category'));
  return ({ kind, slug }) => {
    if (kind === 'page') return { status: 'public' };
    return (kind === 'article' ? articles : categories).get(slug) ?? { status: 'missing' };
  };
}

const slugsOf = (pages: readonly SitePage[], kind: SitePage['kind']): string[] => [
  ...new Set(pages.filter((page) => page.kind === kind).map(({ slug }) => slug)),
];

async function findArticles(strapi: Core.Strapi, slugs: readonly string[]): Promise<Map<string, FoundPage>> {
  const found = new Map<string, FoundPage>();
  for (const { slug, documentId, publishedAt } of await findBySlug(
    strapi,
    'api::blog.blog',
    slugs,
    Articles,
  )) {
    const isPublic = publishedAt !== null || found.get(slug)?.status === 'public';
    found.set(slug, { status: isPublic ? 'public' : 'draft', documentId });
  }
  const missing = slugs.filter((slug) => !found.has(slug));
  const redirects = await findBySlug(strapi, 'api::redirect.redirect', missing, ArticleRedirects);
  const moved = new Map(redirects.map(({ slug, blogId }) => [blogId ?? '', slug]));
  for (const documentIds of inBatches([...moved.keys()], AT_ONCE)) {
    const rows: unknown = await strapi.db
      .query('api::blog.blog')
      .findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } } });
    for (const { slug, documentId } of v.parse(Articles, rows))
      found.set(moved.get(documentId) ?? '', { status: 'moved', movedTo: `/blog/${slug}`, documentId });
  }
  return found;
}

async function findCategories(
  strapi: Core.Strapi,
  slugs: readonly string[],
): Promise<Map<string, FoundPage>> {
  const found = new Map<string, FoundPage>();
  for (const { slug } of await findBySlug(strapi, 'api::category.category', slugs, Categories))
    found.set(slug, { status: 'public' });
  const missing = slugs.filter((slug) => !found.has(slug));
  const type = 'api::category-redirect.category-redirect';
  for (const { slug, category } of await findBySlug(strapi, type, missing, CategoryRedirects, {
    category: { select: ['slug'] },
  }))
    if (category) found.set(slug, { status: 'moved', movedTo: `/category/${category.slug}` });
  return found;
}

async function findBySlug<S extends v.GenericSchema<unknown, unknown[]>>(
  strapi: Core.Strapi,
  type: Parameters<Core.Strapi['db']['query']>[0],
  slugs: readonly string[],
  rows: S,
  populate?: object,
): Promise<v.InferOutput<S>[number][]> {
  const found: v.InferOutput<S>[number][] = [];
  for (const some of inBatches(slugs, AT_ONCE)) {
    const all: unknown = await strapi.db
      .query(type)
      .findMany({ where: { slug: { $in: some } }, ...(populate && { populate }) });
    found.push(...v.parse(rows, all));
  }
  return found;
}
