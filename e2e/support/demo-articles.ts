import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface DemoArticle {
  path: string;
  title: string;
}

const folder = path.join(import.meta.dirname, '../../cms/content/articles');

/** The demonstration articles, as their files' front matter names them. */
export const demoArticles: DemoArticle[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { path: `/blog/${line(name, text, 'slug')}`, title: line(name, text, 'title') };
  });

function line(name: string, text: string, key: string): string {
  const [, value] = new RegExp(`^${key}: "?(.+?)"?$`, 'm').exec(text) ?? [];
  if (!value) throw new Error(`${name} has no ${key}`);
  return value;
}
