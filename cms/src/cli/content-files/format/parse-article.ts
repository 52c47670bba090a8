import { fileKey } from '../front/keys';
import { readFront } from '../front/read-front';
import { type State } from '../checks/checks';
import { type Article, isPublished } from '../model/article';
import { type Finding, type Problem } from '../model/problem';
import { readSections } from './read-sections';

/** A file read: the article and the lines its parts stand on, for whoever finds a mistake in them later. */
export interface ParsedArticle {
  article: Article;
  /** The line of what stands at a path of the article: `getLine('content', 2, 'items', 0, 'image')`. */
  getLine(...path: PropertyKey[]): number;
}

export type Parsed =
  ({ problems?: undefined } & ParsedArticle) | { article?: undefined; problems: Problem[] };

const FRONT = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

/**
 * Reads one article file. It looks at the text alone: whether pictures, categories and suggested articles exist is
 * for the import to say.
 * @param file named in the problems, which are all the file has, in the order of their lines
 */
export function parseArticle(file: string, text: string): Parsed {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const match = FRONT.exec(source);
  if (!match) {
    const message =
      'the file must begin with front matter: a line ---, its keys (title: ...), and a line --- again';
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
