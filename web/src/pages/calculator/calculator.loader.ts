import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isUnanswered, loadQuery, type Loaded } from '../../lib/load';
import { CalculatorPageDocument, type CalculatorPageQuery } from './CalculatorPage.gen';

/**
 * The loader of a calculator whose articles are of this topic. To calculate needs no CMS: where that does not answer the page
 * is there all the same, without articles; its status says what is, and so the server does not keep it.
 */
export const loaderOf = (topic: string) => async (args: LoaderFunctionArgs) => {
  try {
    return await loadQuery(args, CalculatorPageDocument, { topic });
  } catch (failure) {
    if (await isUnanswered(failure)) return data(withoutArticles(topic), { status: 502 });
    throw failure;
  }
};

const withoutArticles = (topic: string): Loaded<CalculatorPageQuery> => ({
  operation: 'CalculatorPage',
  variables: { topic },
  data: { __typename: 'Query', articles: null, newest: null },
});
