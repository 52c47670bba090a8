import fs from 'node:fs';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import { type Known, readKnown } from '../articles/known';
import { readArticleFiles } from '../articles/read-files';
import { tieFiles } from '../articles/tie';
import { type Problem } from '../format/problem';
import { Library } from '../media/library';
import { type Master } from '../media/master';
import { MediaRun } from '../media/media-run';
import { Originals } from '../media/originals';
import { Uploader } from '../media/upload';
import { banners } from './banners';
import { CATEGORY_NAMES, subTopics, topics } from './categories';
import { sourceOf } from './folder-source';
import { type Kind } from './kind';
import { Ledger } from './ledger';
import { placements } from './placements';
import { type Progress } from './progress';
import { freshArticles, mastersOf, seedArticles } from './seed-articles';
import { SeededPictures } from './seeded-pictures';
import { fresh, seedKind, type Tally } from './seed-kind';

export interface SeedReport {
  /** Not empty: nothing was changed. */
  problems: Problem[];
  written: number;
  uploaded: number;
  /** Keys of what was left as a person made or changed it. */
  kept: string[];
}

/**
 * Brings in the demonstration content, each thing once: what a person edited, renamed, unpublished or deleted since
 * stays as the person left it. Everything is looked at before anything is written, and the writing is one transaction.
 * @param folder `cms/content`
 */
export async function seed(strapi: Core.Strapi, folder: string, progress: Progress): Promise<SeedReport> {
  const ledger = await Ledger.read(strapi);
  const media = new MediaRun();
  const articleFiles = markdownIn(path.join(folder, 'articles'));
  const { read, problems } = readArticleFiles(articleFiles);
  let known: Known = await readKnown(strapi);
  const categoriesToCome = new Map(CATEGORY_NAMES.map((name) => [name, name]));
  const foreseen = { ...known, categories: new Map([...categoriesToCome, ...known.categories]) };
  const foreseenTies = await tieFiles(read, foreseen, media);
  const slugs = read.map(({ article }) => article.slug);
  const placed = placements(folder, slugs, CATEGORY_NAMES, () => known);
  const hung = await banners(folder, media);
  const kinds = {
    topics: await topics(folder, media),
    subTopics: subTopics(ledger, () => known),
    banners: hung.kind,
  };
  const all = [
    ...problems,
    ...foreseenTies.problems,
    ...hung.problems,
    ...placed.problems,
    ...media.problems,
  ];
  const report: SeedReport = { problems: unique(all), written: 0, uploaded: 0, kept: [] };
  if (all.length > 0) return report;

  const originals = await Originals.read(strapi);
  const library = new Library(strapi, originals);
  const uploader = new Uploader(strapi, library, originals);
  const wanted = freshArticles(foreseenTies.wanted, ledger, media.masters);
  const pictures = new Map<string, Master>();
  for (const one of wanted)
    for (const master of mastersOf(one, media.masters)) pictures.set(master.path, master);
  for (const kind of [kinds.topics, kinds.banners]) {
    for (const { picture } of fresh(kind.items, ledger)) if (picture) pictures.set(picture.path, picture);
  }
  await uploader.bring(pictures.values(), progress.part('pictures', pictures.size));

  if (uploader.uploaded.length > 0) await (await SeededPictures.read(strapi)).add(uploader.uploaded);

  const count = (tally: Tally) => {
    report.written += tally.written;
    report.kept.push(...tally.kept);
  };
  const bring = async (kind: Kind) =>
    count(
      await seedKind(
        strapi,
        kind,
        ledger,
        uploader.files,
        progress.part(kind.name, fresh(kind.items, ledger).length),
      ),
    );
  await strapi.db.transaction(async () => {
    await bring(kinds.topics);
    known = await readKnown(strapi);
    await bring(kinds.subTopics);
    known = await readKnown(strapi);
    const { wanted: tied } = await tieFiles(read, known, media);
    const articles = freshArticles(tied, ledger, media.masters);
    const tick = progress.part('articles', articles.length);
    count(await seedArticles(strapi, articles, ledger, media.masters, library, uploader.files, tick));
    await bring(kinds.banners);
    known = await readKnown(strapi);
    await bring(placed.kind);
    await ledger.save(sourceOf(folder));
  });
  progress.end();
  report.uploaded = uploader.uploaded.length;
  return report;
}

function markdownIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/** The same mistake may be met on two ways. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
