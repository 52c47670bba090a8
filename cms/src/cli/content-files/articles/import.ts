import { type Core } from '@strapi/strapi';
import { actAs } from '../../../platform/strapi/actor';
import { type Problem } from '../model/problem';
import { Library } from '../media/library';
import { MediaRun } from '../media/media-run';
import { Originals } from '../media/originals';
import { Uploader } from '../media/upload';
import { applyChanges } from './apply';
import { checkPublishable } from './check-publishable';
import { readDocuments } from './documents';
import { readExisting } from './existing';
import { planChanges } from './plan';
import { readArticleFiles } from './read-files';
import { resolveReferences } from './resolve-references';

interface ImportReport {
  /** If not empty, nothing was changed. */
  problems: Problem[];
  /** The files that were written. */
  written: { file: string; state: 'published' | 'draft' }[];
  unchanged: number;
  uploaded: number;
  /** Files of the media library whose alternative text or credit was updated. */
  described: number;
  remarks: string[];
}

/** Imports article files into the CMS. Everything is validated before anything is written, in one transaction. */
export async function importArticles(strapi: Core.Strapi, files: readonly string[]): Promise<ImportReport> {
  const { read, problems, remarks } = readArticleFiles(files);
  const media = new MediaRun();
  const tied = await resolveReferences(read, await readExisting(strapi), media);
  const publishable = checkPublishable(read, new Date());
  problems.push(...tied.problems, ...publishable.problems);
  const report: ImportReport = {
    problems,
    written: [],
    unchanged: 0,
    uploaded: 0,
    described: 0,
    remarks: [...remarks, ...media.remarks, ...publishable.remarks],
  };
  if (problems.length > 0) return report;

  const originals = await Originals.read(strapi);
  const library = new Library(strapi, originals);
  const uploader = new Uploader(strapi, library, originals);
  await uploader.look(media.masters.values());
  const keys = [...new Set(tied.wanted.map(({ key }) => key))];
  const documents = await readDocuments(strapi, library, keys);
  const plan = await planChanges(tied.wanted, documents, library, uploader.files);
  problems.push(...plan.problems);
  if (problems.length > 0) return report;

  await uploader.bring(media.masters.values());
  await actAs(strapi, { id: null, name: 'Import', kind: 'import' }, () =>
    strapi.db.transaction(() => applyChanges(strapi, plan.changes, library, uploader.files)),
  );
  report.written = plan.changes.flatMap(({ published, draft }) =>
    [published, draft].filter((wanted) => wanted !== undefined).map(({ file, state }) => ({ file, state })),
  );
  report.uploaded = uploader.uploaded.length;
  report.described = uploader.described;
  report.unchanged = tied.wanted.length - report.written.length;
  return report;
}
