import { type Core } from '@strapi/strapi';
import { planImported } from '../../../domain/schedule/plan-imported';
import type { Knex } from '../../../platform/database/dialect';
import { actAs } from '../../../platform/strapi/actor';
import { type State } from '../model/article';
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
import { type PlannedArticle } from './planned-article';
import { readArticleFiles } from './read-files';
import { resolveReferences } from './resolve-references';
import { BLOG } from './uids';

/** A file of which something was written: its content, or when it is published. */
interface Written {
  file: string;
  state: State;
  /** When it is published, if that is scheduled. */
  date: string | null;
}

interface ImportReport {
  /** If not empty, nothing was changed. */
  problems: Problem[];
  /** The files that were written. */
  written: Written[];
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
  const now = new Date();
  const tied = await resolveReferences(read, await readExisting(strapi), media, now);
  const publishable = checkPublishable(read, now);
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
  const scheduled = await actAs(strapi, { id: null, name: 'Import', kind: 'import' }, () =>
    strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const ids = await applyChanges(strapi, plan.changes, library, uploader.files);
      const wanted = tied.wanted.filter((one) => !plan.publicBefore.has(one));
      return schedule(strapi, trx, wanted, ids);
    }),
  );
  report.remarks.push(...scheduled.remarks);
  const changed = plan.changes.flatMap(({ published, draft }) =>
    [published, draft].filter((wanted) => wanted !== undefined),
  );
  report.written = [...new Set([...changed, ...scheduled.planned])].map(({ file, state, article }) => ({
    file,
    state,
    date: state === 'scheduled' ? article.publicationDate : null,
  }));
  report.uploaded = uploader.uploaded.length;
  report.described = uploader.described;
  report.unchanged = tied.wanted.length - report.written.length;
  return report;
}

/** Schedules what has a date to come, and ends what was planned for drafts. */
async function schedule(
  strapi: Core.Strapi,
  trx: Knex,
  wanted: readonly PlannedArticle[],
  ids: ReadonlyMap<string, string>,
): Promise<{ planned: PlannedArticle[]; remarks: string[] }> {
  const planned: PlannedArticle[] = [];
  const remarks: string[] = [];
  for (const one of wanted) {
    const documentId = ids.get(one.key) ?? one.key;
    if (one.state === 'published') continue;
    const date = one.state === 'scheduled' ? one.article.publicationDate : null;
    const dueAt = date === null ? null : Date.parse(date);
    const outcome = await planImported(strapi, trx, { uid: BLOG, documentId, dueAt });
    if (outcome === 'planned') planned.push(one);
    if (outcome === 'cancelled')
      remarks.push(`${one.file} is a draft: that it was to be published is cancelled`);
  }
  return { planned, remarks };
}
