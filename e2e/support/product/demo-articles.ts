import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/files/root.ts';

interface DemoArticle {
  path: string;
  title: string;
  /** When it was published, ISO 8601. */
  published: string;
  layout: string;
  /** The types of its blocks, as named in its file. */
  blocks: Set<string>;
}

const folder = inRoot('cms/content/articles');

/** The demonstration articles, read from the front matter of their files, sorted by address. */
export const demoArticles: DemoArticle[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const blocks = [...text.matchAll(/^:::([a-z-]+)$/gm)].map(([, type = '']) => type);
    return {
      path: `/blog/${line(name, text, 'slug')}`,
      title: line(name, text, 'title'),
      published: line(name, text, 'published'),
      layout: line(name, text, 'layout'),
      blocks: new Set(blocks),
    };
  });

/**
 * A few articles that together cover every layout and block type, for detailed checks. Selected greedily: each next one
 * is the first that adds the most.
 */
export const exampleArticles: DemoArticle[] = (() => {
  const examples: DemoArticle[] = [];
  const seen = new Set<string>();
  // A layout and a block may share a name: `video`.
  const getParts = ({ layout, blocks }: DemoArticle): string[] => [`layout ${layout}`, ...blocks];
  const gain = (article: DemoArticle): number => getParts(article).filter((part) => !seen.has(part)).length;
  for (;;) {
    const [best] = demoArticles.toSorted((a, b) => gain(b) - gain(a));
    if (!best || gain(best) === 0) return examples;
    for (const part of getParts(best)) seen.add(part);
    examples.push(best);
  }
})();

function line(name: string, text: string, key: string): string {
  const [, value] = new RegExp(`^${key}: "?(.+?)"?$`, 'm').exec(text) ?? [];
  if (!value) throw new Error(`${name} has no ${key}`);
  return value;
}
