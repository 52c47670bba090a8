import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../content/catalogue';
import { readArticleFiles } from '../content-files/articles/read-files';
import type { Problem } from '../content-files/format/problem';
import { MediaRun } from '../content-files/media/media-run';
import { type MediaPlace, mapArticleMediaAsync } from '../content-files/schema/map-media';
import { slugOf } from '../slug/slug';
import { categoriesOf, type Site } from './site';
import { type MediaFacts, type Subject, subjectOf } from './subject';

export interface ReadForLint {
  subjects: Subject[];
  site: Site;
  /** Mistakes of writing, whose files cannot be judged, and files that are not there or not of a kind to be shown. */
  problems: Problem[];
}

/** @param paths of article files, and of folders of them: those in `articles/` where there is such a folder within */
export async function subjectsOfFiles(paths: readonly string[]): Promise<ReadForLint> {
  const { read, problems } = readArticleFiles(paths.flatMap(filesAt));
  const media = new MediaRun();
  const subjects: Subject[] = [];
  for (const { file, article, lineOf } of read) {
    const facts = new Map<string, MediaFacts>();
    const keyOf = (place: MediaPlace) => place.path.join('.');
    await mapArticleMediaAsync(article, async (value, place) => {
      if (typeof value !== 'string') return value;
      const master = await media.take(file, lineOf(...place.path), value, place);
      if (master) facts.set(keyOf(place), { key: master.name, mime: master.mime, alt: master.alt });
      return value;
    });
    const placeOf = (...at: PropertyKey[]) => `${file}:${lineOf(...at)}`;
    subjects.push(subjectOf(article, (_value, place) => facts.get(keyOf(place)) ?? null, placeOf));
  }
  const articles = new Set(read.map(({ article }) => article.slug));
  return { subjects, site: { ...CATALOGUE_SITE, articles }, problems: [...problems, ...media.problems] };
}

const topics = CATALOGUE.map(({ name, slug }) => ({ name, slug }));
const subTopics = CATALOGUE.flatMap((topic) => topic.subTopics.map((name) => ({ name, slug: slugOf(name) })));
const CATALOGUE_SITE = { topics: categoriesOf(topics), categories: categoriesOf([...topics, ...subTopics]) };

function filesAt(given: string): string[] {
  if (!fs.existsSync(given) || !fs.statSync(given).isDirectory()) return [given];
  const inner = path.join(given, 'articles');
  const folder = fs.existsSync(inner) ? inner : given;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => path.join(folder, name));
}
