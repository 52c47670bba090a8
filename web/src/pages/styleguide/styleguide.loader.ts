import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteContext } from '../../lib/graphql/context';
import { notFound } from '../../lib/routing/not-found';

/** The style guide is there where the site's settings say so. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  if (!context.get(siteContext).styleguide) throw notFound();
  return null;
}
