import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrWithout } from '../../lib/graphql/load-or-without';
import { PopularTopicsPageDocument, type PopularTopicsPageQuery } from './PopularTopicsPage.gen';

const NOTHING: PopularTopicsPageQuery = { __typename: 'Query', topics: [], popularTopicsBanner: null };

/** When the CMS does not respond, the page renders without topics. */
export const loader = (args: LoaderFunctionArgs) =>
  loadOrWithout(args, PopularTopicsPageDocument, {}, NOTHING);
