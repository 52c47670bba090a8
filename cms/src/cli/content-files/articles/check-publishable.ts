import { isPublished, type Article } from '../model/article';
import { type Json } from '../model/json';
import { type Problem, problemLine } from '../model/problem';
import { contentProblems } from '../../../domain/articles/writing/content-problems/content-problems';
import { isToCome } from '../../../domain/articles/writing/publishing-rules';
import { questionProblems } from '../../../domain/articles/writing/question-rules';
import { mapArticleMedia, type MediaPlace } from '../schema/map-media';
import { type FileRead } from './read-files';

/**
 * What readers would not get of the articles in files. Of a published one it is a problem; of a draft, and where it is left
 * out by rule, it is told. Questions have no drafts: one without words is always a problem.
 */
export function checkPublishable(
  read: readonly FileRead[],
  now: Date,
): { problems: Problem[]; remarks: string[] } {
  const problems: Problem[] = [];
  const remarks: string[] = [];
  for (const { file, article, getLine } of read) {
    const published = isPublished(article);
    if (published && isToCome(article.publicationDate, now)) {
      const line = getLine('publicationDate');
      problems.push({ file, line, message: TO_COME });
    }
    article.faqs.forEach((question, index) => {
      for (const { field, message } of questionProblems(question)) {
        problems.push({ file, line: getLine('faqs', index, field), message });
      }
    });
    for (const { path, message, refused } of contentProblems(withStandIns(article))) {
      const problem = { file, line: getLine(...path), message };
      if (refused && published) problems.push(problem);
      else remarks.push(problemLine(problem));
    }
  }
  return { problems, remarks };
}

const TO_COME =
  'published is a date to come: give a date that has come, or add "draft: true" and publish it on that day';

/** Whether a file is there and fits its field, the media run says: here every file is one that can be shown. */
export function withStandIns(article: Article): unknown {
  const { thumbnail: _, topBanner: _top, secondTopBanner: _second, middleBanner: _middle, ...rest } = article;
  const { content, seo, layoutType } = mapArticleMedia(
    { ...rest, thumbnail: null, topBanner: null, secondTopBanner: null, middleBanner: null },
    (value, place) => (typeof value === 'string' ? standIn(place) : value),
  );
  return { content, seo, layoutType };
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
