import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { readStates, type ArticleState } from '../article-list/bulk/documents';
import { allCategories } from '../categories/all-categories';
import { mayReadTitles } from '../history/hidden-titles';
import { categoryPages } from '../categories/category-pages';
import { findScheduled } from '../schedule/jobs';
import { NAMED_PAGES } from '../links/named-pages';

/** A page to which an editor can link. */
export interface LinkTarget {
  kind: 'article' | 'category' | 'page';
  title: string;
  path: string;
  /** `modified`: readers find the page, without the changes since. */
  status: ArticleState | 'scheduled';
}

const BLOG = 'api::blog.blog';
const MOST = { articles: 6, categories: 4, pages: 4 } as const;
/** Before those that the editor may not read are left out. */
const MOST_ROWS = 30;

const Rows = v.array(
  v.object({ documentId: v.string(), title: v.string(), slug: v.nullish(v.string(), null) }),
);

/**
 * The articles, categories and pages whose names have all these words, those that begin with them first. Drafts are found
 * by those who may read them.
 */
export async function searchPages(
  strapi: Core.Strapi,
  ability: Ability,
  query: string,
): Promise<LinkTarget[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = (name: string): boolean => words.every((word) => name.toLowerCase().includes(word));
  const articles = startingFirst(words, await searchArticles(strapi, ability, words)).slice(0, MOST.articles);
  const categories = (await allCategories(strapi))
    .filter(({ name }) => matches(name))
    .map((category) => toTarget('category', category.name, categoryPages(category)[0] ?? '/'));
  const pages = Object.entries(NAMED_PAGES)
    .filter(([, name]) => matches(name))
    .map(([path, name]) => toTarget('page', name, path));
  return [
    ...(await describeArticles(strapi, articles)),
    ...startingFirst(words, categories).slice(0, MOST.categories),
    ...startingFirst(words, pages).slice(0, MOST.pages),
  ];
}

const toTarget = (kind: LinkTarget['kind'], title: string, path: string): LinkTarget => ({
  kind,
  title,
  path,
  status: 'published',
});

const startingFirst = <T extends { title: string }>(
  [first = '']: readonly string[],
  targets: readonly T[],
): T[] => {
  const rank = ({ title }: T): number => (title.toLowerCase().startsWith(first) ? 0 : 1);
  return targets.toSorted((a, b) => rank(a) - rank(b));
};

interface FoundArticle {
  documentId: string;
  title: string;
  slug: string;
  /** The editor may know of a draft of it. */
  isReadable: boolean;
}

async function searchArticles(
  strapi: Core.Strapi,
  ability: Ability,
  words: readonly string[],
): Promise<FoundArticle[]> {
  const find = async (isPublic: boolean) => {
    const rows: unknown = await strapi.db.query(BLOG).findMany({
      where: {
        $and: [
          { publishedAt: isPublic ? { $notNull: true } : { $null: true } },
          ...words.map((word) => ({ title: { $containsi: word } })),
        ],
      },
      select: ['documentId', 'title', 'slug'],
      orderBy: { updatedAt: 'desc' },
      limit: MOST_ROWS,
    });
    return v.parse(Rows, rows);
  };
  const published = await find(true);
  const known = new Set(published.map(({ documentId }) => documentId));
  const drafts = (await find(false)).filter(({ documentId }) => !known.has(documentId));
  const found = [...published, ...drafts];
  const readable = mayReadTitles(strapi, ability, BLOG)
    ? await filterAllowed(
        strapi,
        ability,
        'read',
        BLOG,
        found.map(({ documentId }) => documentId),
      )
    : new Set<string>();
  return found.flatMap(({ documentId, title, slug }) => {
    const isReadable = readable.has(documentId);
    return slug !== null && (isReadable || known.has(documentId))
      ? [{ documentId, title, slug, isReadable }]
      : [];
  });
}

async function describeArticles(
  strapi: Core.Strapi,
  articles: readonly FoundArticle[],
): Promise<LinkTarget[]> {
  const documentIds = articles.map(({ documentId }) => documentId);
  const states = await readStates(strapi, documentIds);
  const scheduled = await findScheduled(strapi.db.connection, documentIds, 'publish');
  return articles.map(({ documentId, title, slug, isReadable }): LinkTarget => {
    const state = states.get(documentId) ?? 'draft';
    const planned = state === 'draft' && scheduled.has(documentId) ? 'scheduled' : state;
    const status = isReadable ? planned : 'published';
    return { kind: 'article', title, path: `/blog/${slug}`, status };
  });
}
