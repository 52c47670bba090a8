import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { slugify } from '../../lib/shared/slug.gen';
import { HubPageDocument } from './HubPage.gen';

/** A topic's hub; 404 where the CMS has no topic with a hub at this address. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? '';
  // What no name has the slug of need not be looked up.
  if (slugify(slug) !== slug) throw notFound();
  const loaded = await loadQuery(args, HubPageDocument, { slug });
  if (!loaded.data.topicHub) throw notFound();
  return loaded;
}
