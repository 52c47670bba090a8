import { pagePath } from '../../lib/routing/requested-page';
import { groupDigits } from '../../lib/text/group-digits';

/** Videos per page. */
export const VIDEOS_PAGE_SIZE = 24;

export const VIDEOS_NAME = 'Videos';

export function getVideosPath(page: number): string {
  return pagePath('/related-videos', page);
}

/** The document title, unique to each page. */
export function getVideosTitle(page: number): string {
  return page > 1 ? `Health & Wellness Videos, page ${page}` : 'Health & Wellness Videos';
}

export function getVideosDescription(page: number): string {
  const what =
    'Articles to watch: each begins with a short video on health or wellness, with the text below it for those who would rather read';
  return page > 1 ? `${what}: page ${page}.` : `${what}.`;
}

/** The number of videos. */
export function getVideosSummary(total: number, page: number): string {
  if (total === 1) return '1 video';
  const videos = `${groupDigits(total)} videos`;
  return page > 1 ? `${videos}, page ${page}` : `${videos}, newest first`;
}
