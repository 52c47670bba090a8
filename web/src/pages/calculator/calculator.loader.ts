import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrWithout } from '../../lib/graphql/load-or-without';
import { CalculatorPageDocument, type CalculatorPageQuery } from './CalculatorPage.gen';

const NO_ARTICLES: CalculatorPageQuery = { __typename: 'Query', articles: null, newest: null };

/** The loader of a calculator with articles of this topic. The calculator itself works without the CMS. */
export const createLoader = (topic: string) => (args: LoaderFunctionArgs) =>
  loadOrWithout(args, CalculatorPageDocument, { topic }, NO_ARTICLES);
