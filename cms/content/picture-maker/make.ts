import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { heaviest, master } from './master';
import { pictures } from './pictures/all';
import type { Recipe } from './recipe';

const usage = `Draws the pictures of the demonstration content into cms/content/images.

  npx tsx cms/content/picture-maker/make.ts            draw all of them, and write images.yaml
  npx tsx cms/content/picture-maker/make.ts NAME...    draw these only
  npx tsx cms/content/picture-maker/make.ts --check    say which are missing, too heavy, or of no recipe
`;

const folder = resolve(__dirname, '../images');
const fileOf = (name: string): string => join(folder, `${name}.webp`);
const allNames = Object.keys(pictures).toSorted();
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const listing = (): string =>
  '# Written by picture-maker/make.ts; the alternative texts stand beside the recipes in picture-maker/pictures.\n' +
  stringify(
    Object.fromEntries(
      Object.entries(pictures)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, { alt }]) => [`${name}.webp`, { alt, credit: 'Drawn for Wellfolio, CC0' }]),
    ),
    { lineWidth: 0, singleQuote: true },
  );

async function drawPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const recipe = pictures[name];
    if (!recipe) throw new Error(`No picture is called "${name}": the names are in picture-maker/pictures.`);
    await writeFile(fileOf(name), await master(name, recipe));
  }
  await writeFile(join(folder, 'images.yaml'), listing());
  say(`${names.length} pictures drawn`);
}

async function faultOf(name: string, recipe: Recipe): Promise<string | undefined> {
  const file = await stat(fileOf(name)).catch(() => undefined);
  if (!file) return `${name}.webp is missing`;
  const limit = heaviest(recipe);
  return file.size < limit
    ? undefined
    : `${name}.webp has ${file.size} bytes; it must have fewer than ${limit}`;
}

async function check(): Promise<void> {
  const found = await Promise.all(Object.entries(pictures).map(([name, recipe]) => faultOf(name, recipe)));
  const faults = found.filter((fault) => fault !== undefined);
  for (const file of await readdir(folder))
    if (file.endsWith('.webp') && !(file.slice(0, -5) in pictures)) faults.push(`${file} has no recipe`);
  const written = await readFile(join(folder, 'images.yaml'), 'utf8').catch(() => '');
  if (written !== listing()) faults.push('images.yaml is not what the recipes say');
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nTo mend it: npx tsx cms/content/picture-maker/make.ts`);
  say(`${allNames.length} pictures are there, none too heavy`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) say(usage);
  else if (values.check) await check();
  else await drawPictures(positionals.length > 0 ? positionals : allNames);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
