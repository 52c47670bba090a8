import { existsSync } from 'node:fs';
import path from 'node:path';
import { rebuildArticleIndex } from '../../domain/articles/search-index/indexing/rebuild';
import { acquireLock } from '../../platform/database/start-lock';
import { settings } from '../../platform/settings/settings';
import { exportSubscribers } from '../../domain/newsletter/export';
import { exportArticles } from './articles/export';
import { importArticles } from './articles/import';
import { withCms } from './boot';
import { type Command, type Io, refuse } from './command';
import { type Problem, problemLine } from './model/problem';
import { cleanPictures } from './media/clean-pictures';
import { getSource } from './seed/folder-source';
import { progressOn } from './seed/progress';
import { TAKEN_OUT } from './seed/ledger';
import { removeDemo } from './seed/remove-demo';
import { seed } from './seed/seed';
import { seededSource } from './seed/seeded-source';

export const importCommand: Command = async (files, io) => {
  if (files.length === 0) return refuse(io, 'Name the files to import: content import articles/*.md');
  const report = await withCms(io.appDir, (strapi) => importArticles(strapi, files));
  if (report.problems.length > 0) return tell(io, report.problems);
  for (const remark of report.remarks) io.err.write(`Note: ${remark}\n`);
  for (const { file, state } of report.written)
    io.out.write(`${file}: ${state === 'published' ? 'published' : 'saved as a draft'}\n`);
  const described = report.described > 0 ? `, ${report.described} files described` : '';
  io.out.write(
    `${report.written.length} written, ${report.unchanged} unchanged, ${report.uploaded} files uploaded${described}\n`,
  );
  return 0;
};

export const exportCommand: Command = async (args, io) => {
  const [folder, ...more] = args;
  if (folder === undefined || more.length > 0)
    return refuse(io, 'Name one folder to write to: content export FOLDER');
  const report = await withCms(io.appDir, (strapi) => exportArticles(strapi, folder));
  for (const remark of report.remarks) io.err.write(`Note: ${remark}\n`);
  io.out.write(
    `${report.articles} articles, ${report.drafts} newer drafts and ${report.media} media files written to ${folder}\n`,
  );
  return 0;
};

export const seedCommand: Command = (_args, io) => bringInDemoContent(io, 'also what was removed');

/** What every start runs, of `npm start` and of a container: content that somebody removed stays removed. */
export const seedAtStartCommand: Command = (_args, io) => bringInDemoContent(io, 'unless it was removed');

type Which = 'also what was removed' | 'unless it was removed';

async function bringInDemoContent(io: Io, which: Which): Promise<number> {
  const { demoContent } = settings();
  if (!demoContent) {
    io.out.write('DEMO_CONTENT is off: nothing to bring in\n');
    return 0;
  }
  const release = await acquireLock('seed', () =>
    io.out.write('Another process is bringing in the demonstration content: waiting for it\n'),
  );
  try {
    return await seedOnce(io, which);
  } finally {
    await release();
  }
}

async function seedOnce(io: Io, which: Which): Promise<number> {
  const folder = path.join(io.appDir, 'content');
  const seeded = await seededSource(settings());
  if (seeded === getSource(folder)) {
    io.out.write('The demonstration content is in place\n');
    return 0;
  }
  if (seeded === TAKEN_OUT && which === 'unless it was removed') {
    io.out.write('The demonstration content was removed; `npm run seed` brings it in again\n');
    return 0;
  }
  io.out.write('Bringing in the demonstration content\n');
  const report = await withCms(io.appDir, (strapi) => seed(strapi, folder, progressOn(io.out)));
  if (report.problems.length > 0) return tell(io, report.problems);
  for (const key of report.kept) io.out.write(`${key} stays as it was made or changed in the admin\n`);
  const removed = report.removed > 0 ? `, ${report.removed} removed` : '';
  io.out.write(`${report.written} entries written${removed}, ${report.uploaded} pictures uploaded\n`);
  return 0;
}

export const removeDemoCommand: Command = async (_args, io) => {
  const report = await withCms(io.appDir, removeDemo);
  for (const { key, reason } of report.kept) io.out.write(`${key} stays: ${reason}\n`);
  io.out.write(
    `${report.removed} entries and ${report.pictures} pictures removed, ${report.kept.length} entries kept\n`,
  );
  return 0;
};

/** What lists by category, search and suggestions read. It follows every change by itself: this is for repairs. */
export const reindexCommand: Command = async (_args, io) => {
  const articles = await withCms(io.appDir, rebuildArticleIndex);
  io.out.write(`${articles} articles indexed\n`);
  return 0;
};

/** For pictures that an earlier version stored. */
export const cleanPicturesCommand: Command = async (_args, io) => {
  const { cleaned, kept } = await withCms(io.appDir, cleanPictures);
  for (const name of cleaned) io.out.write(`${name}: written anew\n`);
  for (const { name, reason } of kept) io.err.write(`${name} stays as it is: ${reason}\n`);
  io.out.write(`${cleaned.length} pictures written anew\n`);
  return kept.length > 0 ? 1 : 0;
};

/** For whichever tool the newsletter is sent with: each copy can carry its own link. */
export const subscribersCommand: Command = async (args, io) => {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0)
    return refuse(io, 'Name one file to write to: content subscribers FILE.csv');
  if (existsSync(file)) return refuse(io, `${file} is there already: name a new one`);
  const count = await withCms(io.appDir, (strapi) => exportSubscribers(strapi, file));
  io.out.write(`${count} confirmed addresses written to ${file}\n`);
  return 0;
};

function tell(io: Io, problems: readonly Problem[]): number {
  for (const problem of problems) {
    io.err.write(`${problemLine({ ...problem, file: named(problem.file) })}\n`);
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  io.err.write(`${count}: nothing was changed\n`);
  return 1;
}

/** The demonstration content's files by their path from where the person stands, others as the person named them. */
function named(file: string): string {
  return path.isAbsolute(file) ? path.relative(process.cwd(), file) : file;
}
