import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { isHubSlug } from '../../lib/routing/hub-slugs';
import { notFound } from '../../lib/routing/not-found';
import { HubPageDocument } from './HubPage.gen';

/** A topic's hub; 404 where the CMS has no such topic. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? '';
  if (!isHubSlug(slug)) throw notFound();
  const loaded = await loadQuery(args, HubPageDocument, { slug });
  if (!loaded.data.topicHub) throw notFound();
  return loaded;
}
