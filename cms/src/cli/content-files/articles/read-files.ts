import { type ParsedArticle, parseArticle } from '../format/parse-article';
import { type Problem } from '../model/problem';
import { readText } from '../format/read-text';

export interface FileRead extends ParsedArticle {
  file: string;
}

/** @param files as the person named them: they stand like that in the problems */
export function readArticleFiles(files: readonly string[]): { read: FileRead[]; problems: Problem[] } {
  const read: FileRead[] = [];
  const problems: Problem[] = [];
  for (const file of new Set(files)) {
    const found = getText(file);
    if (found === null) {
      problems.push({ file, line: 1, message: 'there is no such file that can be read: look at its path' });
      continue;
    }
    const { text, findings } = found;
    problems.push(...findings.map((finding) => ({ file, ...finding })));
    const parsed = parseArticle(file, text);
    if (parsed.problems) problems.push(...parsed.problems);
    else read.push({ file, article: parsed.article, getLine: parsed.getLine });
  }
  return { read, problems };
}

function getText(file: string): ReturnType<typeof readText> | null {
  try {
    return readText(file);
  } catch {
    return null;
  }
}
