import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { HomePageDocument } from './HomePage.gen';

export const loader = (args: LoaderFunctionArgs) => loadQuery(args, HomePageDocument, {});
