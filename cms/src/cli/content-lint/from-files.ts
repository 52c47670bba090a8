import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../../content/catalogue';
import { readArticleFiles } from '../content-files/articles/read-files';
import type { Problem } from '../content-files/model/problem';
import { MediaRun } from '../content-files/media/media-run';
import { type MediaPlace, mapArticleMediaAsync } from '../content-files/schema/map-media';
import { slugify } from '../../platform/shared/slug.gen';
import { getCategories, type Site } from './site';
import { type MediaFacts, type Subject, getSubject } from './subject';

export interface LintInput {
  subjects: Subject[];
  /** Other articles that exist: they are not checked, but can be linked to, and must not be repeated. */
  others: Subject[];
  site: Site;
  /** Syntax errors, whose files cannot be checked, and missing or undisplayable files. */
  problems: Problem[];
}

/**
 * @param paths article files, and folders of them: those in `articles/` if there is such a subfolder
 * @param content the site's own content folder, which together with the files' neighbours forms their context
 */
export async function readSubjectsFromFiles(paths: readonly string[], content?: string): Promise<LintInput> {
  const files = paths.flatMap(filesAt);
  const { subjects, problems } = await readSubjects(files);
  const named = new Set(files.map((file) => path.resolve(file)));
  const slugs = new Set(subjects.map(({ article }) => article.slug));
  const folders = new Set(
    [...(content === undefined ? [] : [content]), ...files.map((file) => path.dirname(file))].map((one) =>
      path.resolve(one),
    ),
  );
  const beside = [...new Set([...folders].flatMap(filesAt))].filter((file) => !named.has(file));
  // Their own problems are reported when they are checked themselves. A copy of an article counts as the article.
  const others = (await readSubjects(beside)).subjects.filter(({ article }) => !slugs.has(article.slug));
  const articles = new Set([...subjects, ...others].map(({ article }) => article.slug));
  return { subjects, others, site: { ...CATALOGUE_SITE, articles }, problems };
}

async function readSubjects(files: readonly string[]): Promise<{ subjects: Subject[]; problems: Problem[] }> {
  const { read, problems } = readArticleFiles(files);
  const media = new MediaRun();
  const subjects: Subject[] = [];
  for (const { file, article, getLine } of read) {
    const facts = new Map<string, MediaFacts>();
    const getKey = (place: MediaPlace) => place.path.join('.');
    await mapArticleMediaAsync(article, async (value, place) => {
      if (typeof value !== 'string') return value;
      const master = await media.take(file, getLine(...place.path), value, place);
      if (master)
        facts.set(getKey(place), {
          key: master.sha256,
          name: master.name,
          mime: master.mime,
          alt: master.alt,
        });
      return value;
    });
    const getPlace = (...at: PropertyKey[]) => `${file}:${getLine(...at)}`;
    subjects.push(getSubject(article, (_value, place) => facts.get(getKey(place)) ?? null, getPlace));
  }
  return { subjects, problems: [...problems, ...media.problems] };
}

const topics = CATALOGUE.map(({ name, slug }) => ({ name, slug }));
const subTopics = CATALOGUE.flatMap((topic) =>
  topic.subTopics.map((name) => ({ name, slug: slugify(name) })),
);
const CATALOGUE_SITE = {
  topics: getCategories(topics),
  categories: getCategories([...topics, ...subTopics]),
};

function filesAt(given: string): string[] {
  if (!fs.existsSync(given) || !fs.statSync(given).isDirectory()) return [given];
  const inner = path.join(given, 'articles');
  const folder = fs.existsSync(inner) ? inner : given;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => path.join(folder, name));
}
