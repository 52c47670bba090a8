import { adminApi } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import type { CategoryTree, ListedCategory } from '../../../domain/category-tree/listed-category';
import { indexById, toNodes, type TreeNode } from './nodes';

/** What makes the tree out of date, by the names that Strapi's client has for it. */
const CHANGES = [
  'Relations',
  { type: 'Document', id: 'api::category.category_LIST' },
  { type: 'Document', id: 'api::blog.blog_LIST' },
] as const;

/** A category that was created a moment ago. */
export interface Created {
  id: number;
  documentId: string;
  name: string;
}

interface NewCategory {
  name: string;
  kind: 'sub-topic';
  parent: { connect: { id: number; documentId: string }[]; disconnect: [] };
}

const { useGetCategoryTreeQuery, useCreateUnderTopicMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['Relations', 'Document'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCategoryTree: build.query<CategoryTree, void>({
        query: () => ({ url: '/admin/category-tree', method: 'GET' }),
        transformResponse: ({ data }: { data: CategoryTree }) => data,
        providesTags: [...CHANGES],
      }),
      createUnderTopic: build.mutation<Created, NewCategory>({
        query: (data) => ({
          url: '/content-manager/collection-types/api::category.category',
          method: 'POST',
          data,
        }),
        transformResponse: ({ data }: { data: Created }) => data,
        invalidatesTags: [{ type: 'Document', id: 'api::category.category_LIST' }],
      }),
    }),
  });

export { useCreateUnderTopicMutation };

export interface LoadedTree {
  categories: readonly ListedCategory[];
  nodes: readonly TreeNode[];
  byId: ReadonlyMap<number, ListedCategory>;
  mayCreate: boolean;
}

interface Loading {
  /** Undefined while it loads for the first time, and if it failed. */
  tree: LoadedTree | undefined;
  failed: boolean;
  /** The role may not read categories. */
  isForbidden: boolean;
  reload: () => void;
}

const FORBIDDEN = 403;

/** All categories that the editor may read, shared by all screens and read again after each save. */
export function useCategoryTree(): Loading {
  const { data, error, refetch } = useGetCategoryTreeQuery(undefined, { refetchOnMountOrArgChange: true });
  const tree = useMemo(
    () =>
      data && {
        categories: data.categories,
        nodes: toNodes(data.categories),
        byId: indexById(data.categories),
        mayCreate: data.mayCreate,
      },
    [data],
  );
  const isForbidden = error !== undefined && 'status' in error && error.status === FORBIDDEN;
  return { tree, failed: error !== undefined && !data, isForbidden, reload: () => void refetch() };
}
