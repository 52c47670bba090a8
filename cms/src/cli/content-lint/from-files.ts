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

export interface ReadForLint {
  subjects: Subject[];
  /** Articles that are there beside them: not judged, but linked to and not to be said again. */
  others: Subject[];
  site: Site;
  /** Mistakes of writing, whose files cannot be judged, and files that are not there or not of a kind to be shown. */
  problems: Problem[];
}

/**
 * @param paths of article files, and of folders of them: those in `articles/` where there is such a folder within
 * @param content the site's own content folder; with what lies beside the files it is what they stand among
 */
export async function subjectsOfFiles(paths: readonly string[], content?: string): Promise<ReadForLint> {
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
  // What is wrong with these is told when they are looked at; a copy of an article is the article.
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
