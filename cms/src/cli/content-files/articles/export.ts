import fs from 'node:fs';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import { inBatches } from '../../../platform/database/in-batches';
import { type Article } from '../model/article';
import { type Json } from '../model/json';
import { parseArticle } from '../format/parse-article';
import { problemLine } from '../model/problem';
import { writeArticle } from '../format/write-article';
import { ExportedMedia } from '../media/exported-media';
import { Library } from '../media/library';
import { Originals } from '../media/originals';
import { mapArticleMediaAsync } from '../schema/map-media';
import { readDocuments, type StoredDocument } from './documents';
import { getFileId } from './file-token';
import { readExisting } from './existing';
import { Names } from './names';
import { writeIfChanged } from '../media/write-if-changed';

interface ExportReport {
  articles: number;
  drafts: number;
  media: number;
  /** Content of the CMS that a file cannot represent, or that an import would refuse. */
  remarks: string[];
}

/**
 * Writes every article into `folder`: `articles/SLUG.md`, plus `articles/SLUG.draft.md` for a newer draft of a
 * published one. Files that they use go into `images/` and `media/`. Other files in the folder stay.
 */
export async function exportArticles(strapi: Core.Strapi, folder: string): Promise<ExportReport> {
  const library = new Library(strapi, await Originals.read(strapi));
  const known = await readExisting(strapi);
  const names = new Names(known);
  const media = new ExportedMedia(folder, library);
  const report: ExportReport = { articles: 0, drafts: 0, media: 0, remarks: [] };
  fs.mkdirSync(path.join(folder, 'articles'), { recursive: true });

  const write = async (documentId: string, name: string, article: Article) => {
    const file = path.join(folder, 'articles', name);
    if (article.slug === '') {
      report.remarks.push(
        `the draft ${documentId} has neither a title nor an address and was skipped: give it one in the admin`,
      );
      return false;
    }
    const withPaths = await mapArticleMediaAsync(article, async (value): Promise<Json> => {
      const id = getFileId(value);
      return id === null ? value : ((await media.findPath(id)) ?? null);
    });
    const text = writeArticle(names.inWords(withPaths));
    writeIfChanged(file, text);
    // Report now what an import would refuse, and not on the day the file is needed.
    report.remarks.push(...(parseArticle(file, text).problems ?? []).map(problemLine));
    return true;
  };

  const ids = [...new Set(known.addresses.map(({ documentId }) => documentId))].toSorted();
  for (const some of inBatches(ids, 50)) {
    for (const document of (await readDocuments(strapi, library, some)).values()) {
      if (document.scheduledOtherwise !== null) report.remarks.push(remarkSchedule(document));
      for (const { name, article, newer } of getVersions(document)) {
        if (!(await write(document.documentId, name, article))) continue;
        if (newer) report.drafts += 1;
        else report.articles += 1;
      }
    }
  }
  report.media = media.finish();
  report.remarks.push(...media.remarks.map(problemLine));
  return report;
}

const remarkSchedule = ({ draft, scheduledOtherwise }: StoredDocument): string =>
  `${draft.slug} is scheduled for ${new Date(scheduledOtherwise ?? 0).toISOString()}, which its file cannot say: another version than the draft goes out, or not on its publication date`;

function getVersions({ draft, published, newerDraft, scheduled }: StoredDocument) {
  if (!published) return [{ name: `${draft.slug}.md`, article: draft, newer: false }];
  const versions = [{ name: `${published.slug}.md`, article: published, newer: false }];
  if (newerDraft) {
    const replaces = draft.slug === published.slug ? null : published.slug;
    const article = { ...draft, replaces, draft: !scheduled };
    versions.push({ name: `${published.slug}.draft.md`, article, newer: true });
  }
  return versions;
}
