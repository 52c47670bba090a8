import fs from 'node:fs';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import { checkPublishable } from '../articles/check-publishable';
import { type Existing, readExisting } from '../articles/existing';
import { readArticleFiles } from '../articles/read-files';
import { resolveReferences } from '../articles/resolve-references';
import { type Problem } from '../model/problem';
import { Library } from '../media/library';
import { type Master } from '../media/master';
import { MediaRun } from '../media/media-run';
import { Originals } from '../media/originals';
import { Uploader } from '../media/upload';
import { banners } from './types/banners';
import { CATEGORY_NAMES, subTopics, topics } from './types/categories';
import { hashFolder } from './folder-source';
import { actAs } from '../../../platform/strapi/actor';
import { writeInOneTransaction } from './in-one-transaction';
import { type SeedType, type SeedItem } from './types/seed-type';
import { Ledger } from './ledger/ledger';
import { placements } from './types/placements';
import { type Progress } from './progress';
import { shiftFutureDates } from './shift-future-dates';
import { planArticles, getMasters, writeArticles } from './seed-articles';
import { SeededPictures } from './ledger/seeded-pictures';
import { planItems, removeLeftovers, writeItems } from './seed-items';

interface SeedReport {
  /** If not empty, nothing was changed. */
  problems: Problem[];
  written: number;
  uploaded: number;
  /** Banners and placements that are no longer in the folder. */
  removed: number;
  /** Keys of entries that were not updated because a person created or changed them. */
  preserved: string[];
}

/**
 * Imports the demonstration content. Entries that a person has edited, renamed, unpublished or deleted since are left
 * alone. Everything is checked before anything is written, and all writes are one transaction.
 * @param folder `cms/content`
 */
export async function seed(strapi: Core.Strapi, folder: string, progress: Progress): Promise<SeedReport> {
  const ledger = await Ledger.read(strapi);
  const media = new MediaRun();
  const articleFiles = markdownIn(path.join(folder, 'articles'));
  const { read: dated, problems } = readArticleFiles(articleFiles);
  const now = new Date();
  const read = shiftFutureDates(now, dated);
  let known: Existing = await readExisting(strapi);
  const categoriesToCome = new Map(CATEGORY_NAMES.map((name) => [name, name]));
  const foreseen = { ...known, categories: new Map([...categoriesToCome, ...known.categories]) };
  const foreseenTies = await resolveReferences(read, foreseen, media, now);
  const slugs = read.map(({ article }) => article.slug);
  const placed = placements(folder, slugs, CATEGORY_NAMES, () => known);
  const hung = await banners(folder, media);
  const topicsOfCatalogue = await topics(folder, media);
  const all = [
    ...problems,
    ...foreseenTies.problems,
    ...checkPublishable(read, now).problems,
    ...hung.problems,
    ...placed.problems,
    ...media.problems,
  ];
  const report: SeedReport = { problems: unique(all), written: 0, uploaded: 0, removed: 0, preserved: [] };
  if (all.length > 0) return report;

  const originals = await Originals.read(strapi);
  const library = new Library(strapi, originals);
  const uploader = new Uploader(strapi, library, originals, { unchanged: true });
  const articleIds = new Set(known.addresses.map(({ documentId }) => documentId));
  const exists = (documentId: string) => articleIds.has(documentId);
  const decide = async (kind: SeedType) => {
    const { write, preserved } = await planItems(strapi, kind, ledger, exists);
    report.preserved.push(...preserved);
    return { kind, write };
  };
  const plan = {
    topics: await decide(topicsOfCatalogue),
    subTopics: await decide(subTopics(ledger, () => known)),
    articles: await planArticles(strapi, foreseenTies.wanted, ledger, media.masters, library, exists),
    banners: await decide(hung.kind),
    placements: await decide(placed.kind),
  };
  report.preserved.push(...plan.articles.preserved);

  const pictures = new Map<string, Master>();
  const used = plan.articles.write.flatMap((one) => getMasters(one, media.masters));
  const shown = [...plan.topics.write, ...plan.banners.write].map(({ picture }) => picture);
  for (const master of [...used, ...shown]) if (master) pictures.set(master.path, master);
  const tick = progress.part('pictures', pictures.size);
  await uploader.bring(pictures.values(), tick);
  if (uploader.uploaded.length > 0) await (await SeededPictures.read(strapi)).add(uploader.uploaded);

  const bring = async ({ kind, write }: { kind: SeedType; write: SeedItem[] }) => {
    const tick = progress.part(kind.name, write.length);
    report.written += await writeItems(strapi, kind, write, ledger, uploader.files, tick);
    if (write.length > 0) known = await readExisting(strapi);
  };
  const write = async () => {
    for (const { kind } of [plan.banners, plan.placements]) {
      report.removed += await removeLeftovers(strapi, kind, ledger, exists);
    }
    await bring(plan.topics);
    await bring(plan.subTopics);
    const files = new Set(plan.articles.write.map(({ file }) => file));
    const tied =
      files.size > 0
        ? (await resolveReferences(read, known, media, now)).wanted.filter(({ file }) => files.has(file))
        : [];
    const onArticle = progress.part('articles', tied.length);
    report.written += await writeArticles(
      strapi,
      tied,
      ledger,
      media.masters,
      library,
      uploader.files,
      onArticle,
    );
    known = await readExisting(strapi);
    await bring(plan.banners);
    await bring(plan.placements);
    await ledger.save(hashFolder(folder));
  };
  await actAs(strapi, { id: null, name: 'Demonstration content', kind: 'import' }, () =>
    writeInOneTransaction(strapi, write),
  );
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

/** The same problem may be found twice. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
