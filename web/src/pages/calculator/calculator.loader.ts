import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrWithout } from '../../lib/graphql/load-or-without';
import { CalculatorPageDocument, type CalculatorPageQuery } from './CalculatorPage.gen';

const NO_ARTICLES: CalculatorPageQuery = { __typename: 'Query', articles: null, newest: null };

/** The loader of a calculator whose articles are of this topic. To calculate needs no CMS. */
export const getLoader = (topic: string) => (args: LoaderFunctionArgs) =>
  loadOrWithout(args, CalculatorPageDocument, { topic }, NO_ARTICLES);
