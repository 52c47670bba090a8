import { existsSync } from 'node:fs';
import path from 'node:path';
import { rebuildArticleIndex } from '../../domain/articles/search-index/indexing/rebuild';
import { acquireLock } from '../../platform/database/locks/start-lock';
import { settings } from '../../platform/settings/settings';
import { exportSubscribers } from '../../domain/newsletter/export';
import { exportArticles } from './articles/export';
import { importArticles } from './articles/import';
import { withCms } from './boot';
import { type Command, type Io, failUsage } from '../command';
import { type Problem, problemLine } from './model/problem';
import { cleanPictures } from './media/clean-pictures';
import { hashFolder } from './seed/folder-source';
import { createProgress } from './seed/progress';
import { REMOVED } from './seed/ledger/ledger';
import { removeDemo } from './seed/remove-demo';
import { seed } from './seed/seed';
import { readSeededSource } from './seed/ledger/seeded-source';

export const importCommand: Command = async (files, io) => {
  if (files.length === 0) return failUsage(io, 'Name the files to import: content import articles/*.md');
  const report = await withCms(io.appDir, (strapi) => importArticles(strapi, files));
  if (report.problems.length > 0) return printProblems(io, report.problems);
  for (const remark of report.remarks) io.err.write(`Note: ${remark}\n`);
  for (const { file, state, date } of report.written)
    io.out.write(`${file}: ${state === 'scheduled' ? `scheduled for ${date ?? ''}` : WRITTEN[state]}\n`);
  const described = report.described > 0 ? `, ${report.described} descriptions updated` : '';
  io.out.write(
    `${report.written.length} written, ${report.unchanged} unchanged, ${report.uploaded} files uploaded${described}\n`,
  );
  return 0;
};

const WRITTEN = { published: 'published', draft: 'saved as a draft' };

export const exportCommand: Command = async (args, io) => {
  const [folder, ...more] = args;
  if (folder === undefined || more.length > 0)
    return failUsage(io, 'Name one folder to write to: content export FOLDER');
  const report = await withCms(io.appDir, (strapi) => exportArticles(strapi, folder));
  for (const remark of report.remarks) io.err.write(`Note: ${remark}\n`);
  io.out.write(
    `${report.articles} articles, ${report.drafts} newer drafts and ${report.media} media files written to ${folder}\n`,
  );
  return 0;
};

export const seedCommand: Command = (_args, io) => bringInDemoContent(io, 'even if removed');

/** Runs at every start, of `npm start` and of a container. Content that has been removed stays removed. */
export const seedAtStartCommand: Command = (_args, io) => bringInDemoContent(io, 'unless removed');

type Which = 'even if removed' | 'unless removed';

async function bringInDemoContent(io: Io, which: Which): Promise<number> {
  const { demoContent } = settings();
  if (!demoContent) {
    io.out.write('DEMO_CONTENT is off: nothing to import\n');
    return 0;
  }
  const release = await acquireLock('seed', () =>
    io.out.write('Waiting for another process that is importing the demonstration content\n'),
  );
  try {
    return await seedOnce(io, which);
  } finally {
    await release();
  }
}

async function seedOnce(io: Io, which: Which): Promise<number> {
  const folder = path.join(io.appDir, 'content');
  const seeded = await readSeededSource(settings());
  if (seeded === hashFolder(folder)) {
    io.out.write('The demonstration content is up to date\n');
    return 0;
  }
  if (seeded === REMOVED && which === 'unless removed') {
    io.out.write('The demonstration content was removed; run `npm run seed` to import it again\n');
    return 0;
  }
  io.out.write('Importing the demonstration content\n');
  const report = await withCms(io.appDir, (strapi) => seed(strapi, folder, createProgress(io.out)));
  if (report.problems.length > 0) return printProblems(io, report.problems);
  for (const key of report.preserved)
    io.out.write(`${key} is unchanged: it was created or edited in the admin\n`);
  const removed = report.removed > 0 ? `, ${report.removed} removed` : '';
  io.out.write(`${report.written} entries written${removed}, ${report.uploaded} pictures uploaded\n`);
  return 0;
}

export const removeDemoCommand: Command = async (_args, io) => {
  const report = await withCms(io.appDir, removeDemo);
  for (const { key, reason } of report.preserved) io.out.write(`${key} stays: ${reason}\n`);
  io.out.write(
    `${report.removed} entries and ${report.pictures} pictures removed, ${report.preserved.length} entries kept\n`,
  );
  return 0;
};

/**
 * Rebuilds the index for lists by category, search and suggestions. The index follows every change by itself; this is
 * for repairs.
 */
export const reindexCommand: Command = async (_args, io) => {
  const articles = await withCms(io.appDir, rebuildArticleIndex);
  io.out.write(`${articles} articles indexed\n`);
  return 0;
};

/** For pictures stored by an earlier version. */
export const cleanPicturesCommand: Command = async (_args, io) => {
  const { cleaned, skipped } = await withCms(io.appDir, cleanPictures);
  for (const name of cleaned) io.out.write(`${name}: rewritten\n`);
  for (const { name, reason } of skipped) io.err.write(`${name} is unchanged: ${reason}\n`);
  io.out.write(`${cleaned.length} pictures rewritten\n`);
  return skipped.length > 0 ? 1 : 0;
};

/** For any newsletter tool: each copy of a newsletter can contain the recipient's own unsubscribe link. */
export const subscribersCommand: Command = async (args, io) => {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0)
    return failUsage(io, 'Name one file to write to: content subscribers FILE.csv');
  if (existsSync(file)) return failUsage(io, `${file} already exists: choose another name\n`);
  const count = await withCms(io.appDir, (strapi) => exportSubscribers(strapi, file));
  io.out.write(`${count} confirmed addresses written to ${file}\n`);
  return 0;
};

function printProblems(io: Io, problems: readonly Problem[]): number {
  for (const problem of problems) {
    io.err.write(`${problemLine({ ...problem, file: named(problem.file) })}\n`);
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  io.err.write(`${count}: nothing was changed\n`);
  return 1;
}

/**
 * Problems name the demonstration content's files relative to the working directory, and others as the user typed them.
 */
function named(file: string): string {
  return path.isAbsolute(file) ? path.relative(process.cwd(), file) : file;
}
