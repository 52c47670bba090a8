import { isLoaded } from '../../lib/graphql/load';

const FORMS = '/admin/content-manager/collection-types';

interface Document {
  id: string;
}

/** What the pages load, as far as it names the document that they show. */
interface Shown {
  article?: Document | null;
  category?: { category: Document | null } | null;
  topicHub?: { topic: Document } | null;
}

const isShown = (data: unknown): data is Shown => typeof data === 'object' && data !== null;

/**
 * The address of the admin's form for what a page shows; undefined on pages without a document.
 * @param loaderData of the page's routes
 */
export function getEditAddress(loaderData: Readonly<Record<string, unknown>>): string | undefined {
  for (const loaded of Object.values(loaderData)) {
    if (!isLoaded(loaded) || !isShown(loaded.data)) continue;
    const { operation, data } = loaded;
    if (operation === 'ArticlePage' && data.article) return `${FORMS}/api::blog.blog/${data.article.id}`;
    const category = { CategoryPage: data.category?.category, HubPage: data.topicHub?.topic }[operation];
    if (category) return `${FORMS}/api::category.category/${category.id}`;
  }
  return undefined;
}
