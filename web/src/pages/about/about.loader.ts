import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isUnanswered, loadQuery, type Loaded } from '../../lib/load';
import { AboutPageDocument, type AboutPageQuery, type AboutPageQueryVariables } from './AboutPage.gen';
import { FOCUS } from './focus';

const ASKED: AboutPageQueryVariables = { slugs: FOCUS.map(({ slug }) => slug) };
const NO_PICTURES: Loaded<AboutPageQuery, AboutPageQueryVariables> = {
  operation: 'AboutPage',
  variables: ASKED,
  data: { __typename: 'Query', categoryPictures: [] },
};

/** The page is words first: where the CMS does not answer, they are there without pictures, and the status says so. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await loadQuery(args, AboutPageDocument, ASKED);
  } catch (failure) {
    if (await isUnanswered(failure)) return data(NO_PICTURES, { status: 502 });
    throw failure;
  }
}
