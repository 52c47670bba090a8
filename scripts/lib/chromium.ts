import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs } from './chromium-args.ts';
import { Failure } from './failure.ts';
import { findProgram } from './programs.ts';
import { inRoot } from './root.ts';
import { runQuiet } from './run.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS`,
);

/**
 * The Chromium that browser tests use: Playwright's own, otherwise the system's, otherwise one that is installed now.
 * Each is tried by opening a page, because a browser may be there and lack libraries. Answers its program's path.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = await firstThatOpens(candidates());
  if (found) return found;
  console.log('  There is no Chromium here: fetching one (about 150 MB, some minutes)');
  const options = { cwd: inRoot(), env: process.env };
  await runQuiet(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    options,
  );
  const fetched = await firstThatOpens([chromium.executablePath()]);
  if (fetched) return fetched;
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    console.log("  Playwright's does not open here: installing the system's with apt-get");
    await runQuiet('apt-get', ['update'], options);
    await runQuiet('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = await firstThatOpens(candidates());
    if (installed) return installed;
  }
  throw new Failure(
    'Browser tests need Chromium and none could be installed. Install it (Debian, Ubuntu: apt-get install -y chromium · any system: npx playwright install --with-deps chromium) and run the command again, or name one with CHROMIUM_PATH.',
  );
}

function candidates(): string[] {
  const named = process.env.CHROMIUM_PATH;
  if (named) return [named];
  const system = findProgram(systemNames) ?? findProgram(['Google Chrome', 'Chromium'], macApplications);
  return [chromium.executablePath(), ...(system ? [system] : [])];
}

async function firstThatOpens(programs: string[]): Promise<string | undefined> {
  for (const executablePath of programs.filter((program) => existsSync(program))) {
    try {
      const browser = await chromium.launch({ executablePath, args: chromiumArgs });
      await browser.close();
      return executablePath;
    } catch {
      // The next one may open.
    }
  }
  return undefined;
}
