import path from 'node:path';
import { withCms } from '../content-files/boot';
import { failUsage, type Command } from '../command';
import { problemLine } from '../content-files/model/problem';
import { measureFigures } from './figures';
import { readSubjectsFromCms } from './from-cms';
import { type LintInput, readSubjectsFromFiles } from './from-files';
import { lint } from './lint';
import { figureLines, problemLines } from './report';

const CMS = '--cms';

export const lintCommand: Command = async (args, io) => {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== CMS);
  if (unknown !== undefined)
    return failUsage(io, `lint does not know ${unknown}: content lint [FILE...] or content lint ${CMS}`);
  if (args.includes(CMS) && args.length > 1) return failUsage(io, `Name either files or ${CMS}`);
  const read = await articlesIn(args, io.appDir);
  const figures = measureFigures(read.subjects);
  const problems = [
    ...read.problems.map(problemLine),
    ...problemLines(lint(read.subjects, read.site, read.others), figures),
  ];
  for (const line of problems) io.err.write(`${line}\n`);
  io.out.write(
    `${[...figureLines(figures), problems.length === 0 ? 'no problems' : count(problems.length)].join('\n')}\n`,
  );
  return problems.length === 0 ? 0 : 1;
};

async function articlesIn(args: readonly string[], appDir: string): Promise<LintInput> {
  if (args.includes(CMS))
    return { ...(await withCms(appDir, readSubjectsFromCms)), others: [], problems: [] };
  const content = path.relative(process.cwd(), path.join(appDir, 'content'));
  return readSubjectsFromFiles(args.length > 0 ? args : [content], content);
}

const count = (problems: number): string => (problems === 1 ? '1 problem' : `${problems} problems`);
