import type { LoaderFunctionArgs } from 'react-router-dom';
import { parsePage } from '../../lib/routing/requested-page';
import { loadQuery } from '../../lib/graphql/load';
import { notFound } from '../../lib/routing/not-found';
import { RelatedVideosPageDocument } from './RelatedVideosPage.gen';
import { VIDEOS_PAGE_SIZE } from './video-texts';

/** Loads a page of the video articles. A page after the last one throws a 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = parsePage(request.url);
  const variables = { page, perPage: VIDEOS_PAGE_SIZE };
  const loaded = await loadQuery({ context, request }, RelatedVideosPageDocument, variables);
  if (page > 1 && loaded.data.videoArticles.articles.length === 0) throw notFound();
  return loaded;
}
