import { fileKey } from '../front/keys';
import { readFront } from '../front/read-front';
import { type State } from '../checks/checks';
import { type Article, isPublished } from '../model/article';
import { type Finding, type Problem } from '../model/problem';
import { readSections } from './read-sections';

/** A parsed file: the article, and the lines of its parts for errors that are found later. */
export interface ParsedArticle {
  article: Article;
  /** The line of a path in the article: `getLine('content', 2, 'items', 0, 'image')`. */
  getLine(...path: PropertyKey[]): number;
}

type Parsed = ({ problems?: undefined } & ParsedArticle) | { article?: undefined; problems: Problem[] };

const FRONT = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

/**
 * Parses an article file. It checks only the text; the import checks whether pictures, categories and suggested
 * articles exist.
 * @param file its name in the problems, which are complete and in line order
 */
export function parseArticle(file: string, text: string): Parsed {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const match = FRONT.exec(source);
  if (!match) {
    const message =
      'the file must begin with front matter: a line ---, its keys (title: ...), and another line ---';
    return { problems: [{ file, line: 1, message }] };
  }
  const [whole, yaml = ''] = match;
  const { front, findings, getLine } = readFront(yaml);
  const state: State = front && !isPublished({ ...front, content: [] }) ? 'draft' : 'published';
  const body = readSections(source.slice(whole.length), whole.split('\n').length, state);
  const all: Finding[] = [...findings, ...body.findings];
  if (!front || all.length > 0) {
    return { problems: all.toSorted((a, b) => a.line - b.line).map((finding) => ({ file, ...finding })) };
  }
  return {
    article: { ...front, content: body.entries },
    getLine: (...path) => {
      const [key, index, ...rest] = path;
      return key === 'content' ? (body.lines[Number(index)]?.(rest) ?? 1) : getLine(path.map(fileKey));
    },
  };
}
