import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Hub {
  path: string;
  /** Over its six sections, in page order. */
  headings: string[];
}

const file = path.join(import.meta.dirname, '../../cms/content/hub-headings.ts');

/** The topic hubs, as the CMS's table of headings has them: a line for each topic, then one for each of its headings. */
export const hubs: Hub[] = readHubs(readFileSync(file, 'utf8'));

function readHubs(text: string): Hub[] {
  const found: Hub[] = [];
  for (const line of text.split('\n')) {
    const [, topic] = /^ {2}'?([\w-]+)'?: \{$/.exec(line) ?? [];
    if (topic) found.push({ path: `/${topic.toLowerCase()}`, headings: [] });
    const [, , heading] = /^ {4}\w+: (['"])(.+)\1,$/.exec(line) ?? [];
    if (heading) found.at(-1)?.headings.push(heading);
  }
  return found;
}
