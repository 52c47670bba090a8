import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot, root } from '../files/root.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const pages = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('cms/content/'));
const folders = new Set(tracked.flatMap((file) => parents(file)));

/** Decisions may name files of their time in prose, but their links lead somewhere. */
const isRecord = (page: string) => page.startsWith('docs/decisions/') || page === 'CHANGELOG.md';

function parents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...parents(parent)];
}

const exists = (file: string) => tracked.includes(file) || folders.has(file.replace(/\/$/, ''));

/** `[where](links/lead.md#heading)`, except to other sites, within the page, and in code. */
function links(page: string, line: string): string[] {
  return [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, link = '']) => path.posix.normalize(path.posix.join(path.posix.dirname(page), link)),
  );
}

/** Paths in backticks that start with a folder of the repository, without placeholders and what the product writes. */
function mentions(line: string): string[] {
  return [...line.matchAll(/`((?:cms|docs|e2e|scripts|web)\/[\w./-]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/NAME|YYYY/.test(file) && !file.startsWith('cms/.tmp'));
}

/** The lines with their numbers, without code blocks. */
function proseLines(text: string): { line: string; number: number }[] {
  let inCode = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*`{3,}/.test(line);
    if (isFence) inCode = !inCode;
    return inCode || isFence ? [] : [{ line, number: index + 1 }];
  });
}

test('every file that the documentation names exists', () => {
  assert.ok(pages.length > 50);
  const missing = pages.flatMap((page) =>
    proseLines(fs.readFileSync(inRoot(page), 'utf8')).flatMap(({ line, number }) =>
      [...links(page, line), ...(isRecord(page) ? [] : mentions(line))]
        .filter((file) => !exists(file))
        .map((file) => `${page}:${number}: ${file}`),
    ),
  );
  assert.deepEqual(missing, []);
});
