import fs from 'node:fs';
import path from 'node:path';
import { parseArticle } from './parse-article';
import { writeArticle } from './write-article';

const FOLDER = path.resolve(__dirname, '../../../content/articles');

function read(name: string, text: string) {
  const parsed = parseArticle(name, text);
  if (!parsed.article) throw new Error(JSON.stringify(parsed.problems));
  return parsed.article;
}

describe('the committed articles', () => {
  it.each(fs.readdirSync(FOLDER).filter((name) => name.endsWith('.md')))(
    '%s parses without problems and survives a round trip unchanged',
    (name) => {
      const article = read(name, fs.readFileSync(path.join(FOLDER, name), 'utf8'));
      const written = writeArticle(article);
      expect(read(name, written)).toEqual(article);
      expect(writeArticle(read(name, written))).toBe(written);
    },
  );
});
