import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './test-suite/browser-tests.ts';
import { findOrInstallChromium } from './lib/browser/chromium.ts';
import { command } from './lib/process/command.ts';
import { inRoot } from './lib/files/root.ts';
import { readOptions } from './screens/options.ts';
import { makeSheets } from './screens/sheets.ts';

const help = `
npm run screens                        a picture of every screen of the site, on a phone (360 x 740) and a desktop
                                       (1280 x 800), in light and in dark, and contact sheets of them
npm run screens -- login article       those whose names hold one of these words; the others stay as they are
npm run screens -- --only phone-dark   on one device, in one scheme, or one of both
npm run screens -- --width 768         in a window of this width

They lie in screens/. A page that logs an error, lacks a picture or scrolls sideways is named, and the exit code is 1.
The product is built where it changed and started on a data folder of its own. E2E_URL and what belongs to it
(npm run e2e -- --help) takes the pictures of one that runs already.
`;

const folder = inRoot('screens');

await command(help, async (args) => {
  const options = readOptions(args);
  const { names, devices, schemes } = options;
  for (const look of devices.flatMap((device) =>
    schemes.map((scheme) => path.join(folder, `${device}-${scheme}`)),
  )) {
    if (names.length === 0) rmSync(look, { recursive: true, force: true });
    mkdirSync(look, { recursive: true });
  }
  const { failed } = await runBrowserTests(names.length > 0 ? ['--grep', names.join('|')] : [], {
    config: 'e2e/screens',
    env: { SCREENS_FOLDER: folder, SCREENS_DEVICES: devices.join(), SCREENS_SCHEMES: schemes.join() },
  });
  const sheets = await makeSheets(folder, await findOrInstallChromium(), options);
  console.log(
    `${sheets} sheets in ${path.relative(inRoot(), folder)}/${failed > 0 ? `; ${failed} screens have problems, told above` : ''}`,
  );
  return failed > 0 ? 1 : 0;
});
