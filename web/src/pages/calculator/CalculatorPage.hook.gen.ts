import { useLoadedQuery } from '../../lib/graphql/load';
import type { CalculatorPageQuery, CalculatorPageQueryVariables } from './CalculatorPage.gen';
export const useCalculatorPageQuery = () => useLoadedQuery<CalculatorPageQuery, CalculatorPageQueryVariables>('CalculatorPage');