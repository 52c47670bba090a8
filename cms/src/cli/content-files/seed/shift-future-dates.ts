import { isPublished } from '../model/article';
import { type FileRead } from '../articles/read-files';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Ensures that no demonstration article is dated in the future. If this machine's clock is behind the newest article,
 * all dates move back by the same number of whole days. The order stays, and a wrong clock does not prevent the site
 * from starting.
 */
export function shiftFutureDates(now: Date, read: readonly FileRead[]): FileRead[] {
  const dates = read.flatMap(({ article }) =>
    isPublished(article) && article.publicationDate !== null ? [Date.parse(article.publicationDate)] : [],
  );
  const ahead = Math.max(0, ...dates) - now.getTime();
  if (ahead <= 0) return [...read];
  const back = Math.ceil(ahead / DAY) * DAY;
  return read.map((file) => ({
    ...file,
    article: { ...file.article, publicationDate: earlier(file, back) },
  }));
}

function earlier({ article: { publicationDate } }: FileRead, milliseconds: number): string | null {
  return publicationDate && new Date(Date.parse(publicationDate) - milliseconds).toISOString();
}
