import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { slugify } from '../../lib/shared/slug.gen';
import { HubPageDocument } from './HubPage.gen';

/** Loads a topic's hub. Throws a 404 if the CMS has no topic with a hub at this address. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? '';
  // A string that is no name's slug needs no lookup.
  if (slugify(slug) !== slug) throw notFound();
  const loaded = await loadQuery(args, HubPageDocument, { slug });
  if (!loaded.data.topicHub) throw notFound();
  return loaded;
}
