import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isUnanswered, loadQuery, type Loaded } from '../../lib/load';
import { PopularTopicsPageDocument, type PopularTopicsPageQuery } from './PopularTopicsPage.gen';

const NOTHING: Loaded<PopularTopicsPageQuery> = {
  operation: 'PopularTopicsPage',
  variables: {},
  data: { __typename: 'Query', topics: [], popularTopicsBanner: null },
};

/** Where the CMS does not answer, the page is there without topics (document 2, section 8); its status says what is. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await loadQuery(args, PopularTopicsPageDocument, {});
  } catch (failure) {
    if (await isUnanswered(failure)) return data(NOTHING, { status: 502 });
    throw failure;
  }
}
