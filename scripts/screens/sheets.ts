import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../lib/browser/chromium-args.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { capture } from './capture.ts';
import { getWindow, type Options } from './options.ts';
import { sheetHtml, toSheets } from './sheet-html.ts';

/** Creates contact sheets of all pictures in the folder, with the Chromium that took them. */
export async function createSheets(
  folder: string,
  executablePath: string,
  { devices, schemes }: Pick<Options, 'devices' | 'schemes'>,
): Promise<number> {
  const html = path.join(scratchFolder('sheets'), 'sheet.html');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage();
  const looks = devices.flatMap((device) =>
    schemes.map((scheme) => ({ device, look: `${device}-${scheme}` })),
  );
  let made = 0;
  for (const { device, look } of looks) {
    forgetSheets(folder, look);
    for (const sheet of toSheets(look, getWindow(device).width, picturesIn(path.join(folder, look)))) {
      writeFileSync(html, sheetHtml(sheet));
      await page.goto(pathToFileURL(html).href);
      await capture(page, path.join(folder, `${sheet.name}.webp`), { tallest: Infinity });
      made += 1;
    }
  }
  await browser.close();
  return made;
}

function picturesIn(folder: string): { name: string; url: string }[] {
  return readdirSync(folder)
    .map((file) => path.parse(file).name)
    .toSorted()
    .map((name) => ({ name, url: pathToFileURL(path.join(folder, `${name}.webp`)).href }));
}

/** An earlier run may have created more sheets. */
function forgetSheets(folder: string, look: string): void {
  for (const file of readdirSync(folder))
    if (file.startsWith(`sheet-${look}-`)) rmSync(path.join(folder, file));
}
