import { type ParsedArticle, parseArticle } from '../format/parse-article';
import { tidyValues } from '../../../domain/tidy-values/tidy-values';
import { type Problem, problemLine } from '../model/problem';
import { readText } from '../format/read-text';
import { componentAttributes, typeAttributes } from '../schema/schemas';

export interface FileRead extends ParsedArticle {
  file: string;
}

/**
 * Reads articles as the CMS stores them: with texts of one line trimmed, and with complete addresses, which are
 * remarks.
 * @param files as typed by the user; problems name them the same way
 */
export function readArticleFiles(files: readonly string[]): {
  read: FileRead[];
  problems: Problem[];
  remarks: string[];
} {
  const read: FileRead[] = [];
  const problems: Problem[] = [];
  const remarks: string[] = [];
  for (const file of new Set(files)) {
    const found = getText(file);
    if (found === null) {
      problems.push({ file, line: 1, message: 'this file does not exist or cannot be read: check its path' });
      continue;
    }
    const { text, findings } = found;
    problems.push(...findings.map((finding) => ({ file, ...finding })));
    const parsed = parseArticle(file, text);
    if (parsed.problems) problems.push(...parsed.problems);
    else {
      const { getLine } = parsed;
      const article = tidyValues(parsed.article, typeAttributes('blog'), componentAttributes, {
        onAddress: ({ path, typed, tidied }) => {
          const message = `the address "${typed}" is stored as "${tidied}"`;
          remarks.push(problemLine({ file, line: getLine(...path), message }));
        },
      });
      read.push({ file, article, getLine });
    }
  }
  return { read, problems, remarks };
}

function getText(file: string): ReturnType<typeof readText> | null {
  try {
    return readText(file);
  } catch {
    return null;
  }
}
