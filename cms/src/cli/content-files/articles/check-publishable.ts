import { isPublished, type Article } from '../model/article';
import { type Json } from '../model/json';
import { type Problem, problemLine } from '../model/problem';
import { contentProblems } from '../../../domain/articles/writing/content-problems/content-problems';
import { isInFuture } from '../../../domain/articles/writing/article-problems';
import { mapArticleMedia, type MediaPlace } from '../schema/map-media';
import { type FileRead } from './read-files';

/**
 * Finds parts of the articles in files that readers would not see. These are problems in a published article, and
 * remarks in a draft or if a rule omits the part.
 */
export function checkPublishable(
  read: readonly FileRead[],
  now: Date,
): { problems: Problem[]; remarks: string[] } {
  const problems: Problem[] = [];
  const remarks: string[] = [];
  for (const { file, article, getLine } of read) {
    const published = isPublished(article);
    if (published && isInFuture(article.publicationDate, now)) {
      const line = getLine('publicationDate');
      problems.push({ file, line, message: TO_COME });
    }
    for (const { path, message, refused } of contentProblems(withPlaceholders(article))) {
      const problem = { file, line: getLine(...path), message };
      if (refused && published) problems.push(problem);
      else remarks.push(problemLine(problem));
    }
  }
  return { problems, remarks };
}

const TO_COME =
  'published is a date in the future: give a date in the past, or add "draft: true" and publish it on that day';

/** The media run checks whether a file exists and fits its field; here every file counts as valid. */
export function withPlaceholders(article: Article): unknown {
  const { thumbnail: _, topBanner: _top, secondTopBanner: _second, middleBanner: _middle, ...rest } = article;
  const { content, seo, layoutType, faqs } = mapArticleMedia(
    { ...rest, thumbnail: null, topBanner: null, secondTopBanner: null, middleBanner: null },
    (value, place) => (typeof value === 'string' ? standIn(place) : value),
  );
  return { content, seo, layoutType, faqs };
}

const KINDS: Readonly<Record<string, string>> = {
  images: 'image/webp',
  audios: 'audio/mpeg',
  videos: 'video/mp4',
};

function standIn({ allowed }: MediaPlace): Json {
  const mime = KINDS[allowed[0] ?? ''] ?? 'image/webp';
  return {
    url: '/uploads/file',
    name: 'file',
    provider: 'local',
    mime,
    width: 1,
    height: 1,
    hash: 'file',
    ext: '',
  };
}
