import { useLoadedQuery } from '../../lib/load';
import type { CalculatorPageQuery, CalculatorPageQueryVariables } from './CalculatorPage.gen';
export const useCalculatorPageQuery = () => useLoadedQuery<CalculatorPageQuery, CalculatorPageQueryVariables>('CalculatorPage');