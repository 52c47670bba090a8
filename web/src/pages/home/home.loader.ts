import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/load';
import { HomePageDocument } from './HomePage.gen';

export const loader = ({ context }: LoaderFunctionArgs) => loadQuery({ context }, HomePageDocument, {});
