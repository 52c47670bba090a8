import { useLoadedQuery } from '../../lib/graphql/load';
import type { AboutPageQuery, AboutPageQueryVariables } from './AboutPage.gen';
export const useAboutPageQuery = () => useLoadedQuery<AboutPageQuery, AboutPageQueryVariables>('AboutPage');