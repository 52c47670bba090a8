import path from 'node:path';
import { withCms } from '../content-files/boot';
import { refuse, type Command } from '../content-files/command';
import { problemLine } from '../content-files/model/problem';
import { measureFigures } from './figures';
import { subjectsOfCms } from './from-cms';
import { type ReadForLint, subjectsOfFiles } from './from-files';
import { lint } from './lint';
import { figureLines, problemLines } from './report';

const CMS = '--cms';

export const lintCommand: Command = async (args, io) => {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== CMS);
  if (unknown !== undefined)
    return refuse(io, `lint knows no ${unknown}: content lint [FILE...] or content lint ${CMS}`);
  if (args.includes(CMS) && args.length > 1) return refuse(io, `Name either files or ${CMS}`);
  const read = await articlesIn(args, io.appDir);
  const figures = measureFigures(read.subjects);
  const problems = [
    ...read.problems.map(problemLine),
    ...problemLines(lint(read.subjects, read.site, read.others), figures),
  ];
  for (const line of problems) io.err.write(`${line}\n`);
  io.out.write(
    `${[...figureLines(figures), problems.length === 0 ? 'nothing to mend' : count(problems.length)].join('\n')}\n`,
  );
  return problems.length === 0 ? 0 : 1;
};

async function articlesIn(args: readonly string[], appDir: string): Promise<ReadForLint> {
  if (args.includes(CMS)) return { ...(await withCms(appDir, subjectsOfCms)), others: [], problems: [] };
  const content = path.relative(process.cwd(), path.join(appDir, 'content'));
  return subjectsOfFiles(args.length > 0 ? args : [content], content);
}

const count = (problems: number): string => (problems === 1 ? '1 problem' : `${problems} problems`);
