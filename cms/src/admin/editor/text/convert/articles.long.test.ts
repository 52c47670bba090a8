import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArticle } from '../../../../cli/content-files/format/parse-article';
import { textSchema } from '../schema/schema';
import { conversions } from './blocks';
import { readDocument } from './content';
import { writeProse } from './prose';
import { isSameText } from './same-text';
import { Sources } from './sources';
import { writeContent } from './write-content';

const FOLDER = path.join(__dirname, '../../../../../content/articles');

function readBlocks(file: string): object[] {
  const { article, problems } = parseArticle(file, readFileSync(path.join(FOLDER, file), 'utf8'));
  if (problems) throw new Error(`${file} has problems.`);
  return article.content.map((block, index) => ({ ...block, id: index + 1, __temp_key__: `a${index}` }));
}

test.each(readdirSync(FOLDER))(
  'opening %s changes nothing, and writing each of its nodes again says the same',
  (file) => {
    const content = readBlocks(file);
    const sources = new Sources();
    const doc = readDocument(content, textSchema, sources);
    expect(writeContent(doc, sources, content, content).content).toBe(content);
    const lost = doc.children.filter((node) => {
      const source = sources.get(node);
      if (!source) return true;
      const { block, prose } = source;
      const written = prose ? writeProse(node) : conversions[block.__component]?.write(node, block);
      const isAtom = node.type.name === 'proseAtom' || node.type.name === 'entry';
      // Only pictures in prose and components without a conversion are not edited as text.
      const isText = prose ? prose.type !== 'image' : block.__component in conversions;
      return isAtom === isText || (isText && !isSameText(written, prose ?? block));
    });
    expect(lost).toEqual([]);
  },
);
