import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrWithout } from '../../lib/graphql/load-or-without';
import { PopularTopicsPageDocument, type PopularTopicsPageQuery } from './PopularTopicsPage.gen';

const NOTHING: PopularTopicsPageQuery = { __typename: 'Query', topics: [], popularTopicsBanner: null };

/** Where the CMS does not answer, the page is there without topics. */
export const loader = (args: LoaderFunctionArgs) =>
  loadOrWithout(args, PopularTopicsPageDocument, {}, NOTHING);
