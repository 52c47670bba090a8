import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteContext } from '../../lib/context';
import { notFound } from '../../lib/notFound';

/** The style guide is there where the site's settings say so. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  if (!context.get(siteContext).styleguide) throw notFound();
  return null;
}
