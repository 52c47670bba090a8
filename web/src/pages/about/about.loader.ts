import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrWithout } from '../../lib/graphql/load-or-without';
import { AboutPageDocument, type AboutPageQuery, type AboutPageQueryVariables } from './AboutPage.gen';
import { FOCUS_CATEGORIES } from './focus';

const VARIABLES: AboutPageQueryVariables = { slugs: FOCUS_CATEGORIES.map(({ slug }) => slug) };
const NO_PICTURES: AboutPageQuery = { __typename: 'Query', categoryPictures: [] };

/** When the CMS does not respond, the page keeps its texts and shows no pictures. */
export const loader = (args: LoaderFunctionArgs) =>
  loadOrWithout(args, AboutPageDocument, VARIABLES, NO_PICTURES);
