import { parseArticle } from '../content-files/format/parse-article';
import { problemLine } from '../content-files/model/problem';
import { getCategories, type Site } from './site';
import { type MediaFacts, type Subject, getSubject } from './subject';

const SLEEP = { name: 'Sleep', slug: 'sleep' };

export const SITE: Site = {
  articles: new Set(['deep-sleep', 'old-address']),
  topics: getCategories([SLEEP]),
  categories: getCategories([SLEEP, { name: 'Jet Lag', slug: 'jet-lag' }]),
};

/**
 * An article as its file says it.
 * @param front lines of its front matter beside `title` and `slug`
 * @param alts alternative texts by the names of pictures; the others have one
 */
export function subjectFrom(
  body: string,
  {
    slug = 'deep-sleep',
    front = '',
    alts = {},
  }: { slug?: string; front?: string; alts?: Record<string, string | null> } = {},
): Subject {
  const text = `---\nslug: ${slug}\ntitle: Deep sleep\npublished: 2026-01-01\n${front}\n---\n\n${body}\n`;
  const parsed = parseArticle(`${slug}.md`, text);
  if (parsed.problems) throw new Error(parsed.problems.map(problemLine).join('\n'));
  const getFacts = (file: unknown): MediaFacts => {
    const key = String(file).replace(/^.*\//, '');
    return {
      key,
      name: key,
      mime: key.endsWith('gif') ? 'image/gif' : 'image/webp',
      alt: key in alts ? (alts[key] ?? null) : 'Words',
    };
  };
  return getSubject(parsed.article, getFacts, (...path) => `${slug}.md:${parsed.getLine(...path)}`);
}

/** So many words in sentences of ten, no two alike. */
export function prose(words: number, name = 'a'): string {
  return Array.from(
    { length: words / 10 },
    (_, at) => `You sleep well in room ${name}${at} when it is cool.`,
  ).join(' ');
}
