import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs } from './chromium-args.ts';
import { Failure } from '../process/failure.ts';
import { findProgram } from '../process/programs.ts';
import { inRoot } from '../files/root.ts';
import { runQuiet } from '../process/run.ts';

/** The headless shell draws no window and no browser UI, which would take a third of a test's time. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const windowNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS`,
);

interface Wanted {
  /** Require a Chromium that can open a window. */
  windows?: boolean;
}

/**
 * Finds the Chromium for browser tests: the system's headless shell, otherwise Playwright's own, otherwise the system's
 * Chromium, otherwise one that is installed now. Each is tested by opening a page, because an installed browser may
 * lack libraries. Returns the path of the program. Throws a Failure if none is found and none can be installed.
 */
export async function findOrInstallChromium(wanted: Wanted = {}): Promise<string> {
  const found = await firstThatOpens(candidates(wanted));
  if (found) return found;
  console.log('  Chromium is not installed: downloading it (about 150 MB, some minutes)');
  const options = { cwd: inRoot(), env: process.env };
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    await runQuiet('apt-get', ['update'], options);
    for (const name of wanted.windows ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      await runQuiet('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      const installed = await firstThatOpens(candidates(wanted));
      if (installed) return installed;
    }
  }
  await runQuiet(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    options,
  );
  const fetched = await firstThatOpens([chromium.executablePath()]);
  if (fetched) return fetched;
  throw new Failure(
    'Browser tests need Chromium and none could be installed. Install it (Debian, Ubuntu: apt-get install -y chromium-headless-shell, or chromium · any system: npx playwright install --with-deps chromium) and run the command again, or name one with CHROMIUM_PATH.',
  );
}

function candidates({ windows }: Wanted): string[] {
  const named = process.env.CHROMIUM_PATH;
  if (named) return [named];
  const found = [
    windows ? undefined : findProgram(shellNames),
    chromium.executablePath(),
    findProgram(windowNames) ?? findProgram(['Google Chrome', 'Chromium'], macApplications),
  ];
  return found.filter((program) => program !== undefined);
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
