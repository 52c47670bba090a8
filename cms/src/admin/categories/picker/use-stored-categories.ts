import { adminApi, useQueryParams } from '@strapi/strapi/admin';
import { generateNKeysBetween } from 'fractional-indexing';
import { useFormParams } from '../../ui/form/use-form-params';
import type { Entry, Related } from './relation';

/** Nobody gives an article more categories; the server sends no more at once. */
const MOST = 100;

interface Stored {
  related: Related[];
  /** Those that are not listed. */
  more: number;
}
interface Page {
  results?: Entry[];
  pagination?: { total: number };
}

const { useGetStoredCategoriesQuery } = adminApi
  .enhanceEndpoints({ addTagTypes: ['Relations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getStoredCategories: build.query<Stored, { article: string; status: string | undefined }>({
        query: ({ article, status }) => ({
          url: `/content-manager/relations/api::blog.blog/${article}/categories`,
          method: 'GET',
          config: { params: { page: 1, pageSize: MOST, status } },
        }),
        transformResponse: toStored,
        providesTags: ['Relations'],
      }),
    }),
  });

/** The server sends the last one first. */
function toStored({ results = [], pagination }: Page): Stored {
  const keys = generateNKeysBetween(null, null, results.length);
  return {
    related: results
      .toReversed()
      .map((one, index): Related => Object.assign({}, one, { __temp_key__: keys[index] ?? '' })),
    more: Math.max(0, (pagination?.total ?? results.length) - results.length),
  };
}

const NONE: Stored = { related: [], more: 0 };

/** The categories that are stored of the article in the form; of a duplicate, those of its original. */
export function useStoredCategories(): Stored & { isLoading: boolean; failed: boolean; reload: () => void } {
  const { documentId, origin } = useFormParams();
  const [{ query }] = useQueryParams<{ status?: string }>();
  const article = origin ?? documentId;
  const { currentData, isFetching, error, refetch } = useGetStoredCategoriesQuery(
    { article: article ?? '', status: query?.status },
    { skip: article === undefined, refetchOnMountOrArgChange: true },
  );
  return {
    ...(currentData ?? NONE),
    isLoading: isFetching,
    failed: error !== undefined && !currentData,
    reload: () => void refetch(),
  };
}
