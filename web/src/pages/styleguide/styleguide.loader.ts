import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteContext } from '../../lib/graphql/context';
import { notFound } from '../../lib/routing/not-found';

/** The style guide exists only if the site's settings enable it. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  if (!context.get(siteContext).styleguide) throw notFound();
  return null;
}
