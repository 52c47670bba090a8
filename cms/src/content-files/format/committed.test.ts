import fs from 'node:fs';
import path from 'node:path';
import { parseArticle } from './parse-article';
import { writeArticle } from './write-article';

const FOLDER = path.resolve(__dirname, '../../../content/articles');

describe('the committed articles', () => {
  it.each(fs.readdirSync(FOLDER).filter((name) => name.endsWith('.md')))(
    '%s reads without a problem and keeps all it says',
    (name) => {
      const text = fs.readFileSync(path.join(FOLDER, name), 'utf8');
      const parsed = parseArticle(name, text);
      expect(parsed.problems).toBeUndefined();
      if (!parsed.article) return;
      const written = writeArticle(parsed.article);
      fs.writeFileSync('/tmp/out-' + name, written);
      const again = parseArticle(name, written);
      expect(again.article).toEqual(parsed.article);
      if (again.article) expect(writeArticle(again.article)).toBe(written);
    },
  );
});
