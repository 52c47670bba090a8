import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { HubPageDocument } from './HubPage.gen';
import type { HubSlug } from '../../lib/routing/hub-slugs';

/** The loader of one topic's hub; 404 where the CMS has no such topic. */
export const loaderOf = (slug: HubSlug) => async (args: LoaderFunctionArgs) => {
  const loaded = await loadQuery(args, HubPageDocument, { slug });
  if (!loaded.data.topicHub) throw notFound();
  return loaded;
};
