import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './test-suite/parts/browser-tests.ts';
import { findOrInstallChromium } from './lib/browser/chromium.ts';
import { command } from './lib/process/command.ts';
import { inRoot } from './lib/files/root.ts';
import { parseOptions } from './screens/options.ts';
import { createSheets } from './screens/sheets.ts';

const help = `
npm run screens                        a picture of every screen of the site and of the editors' screens, on a phone
                                       (360 x 740) and a desktop (1280 x 800), in light and in dark, and contact sheets
npm run screens -- login article       screens with one of these words in their name; other pictures are kept
npm run screens -- --only phone-dark   only one device, one scheme, or a combination
npm run screens -- --width 768         in a window of this width

Pictures are written to screens/. Pages that log an error, lack a picture or scroll sideways are listed, and the exit
code is 1. The product is built if it changed and started with a temporary data folder. E2E_URL and its companions
(npm run e2e -- --help) take the pictures of a running product instead.
`;

const folder = inRoot('screens');

await command(help, async (args) => {
  const options = parseOptions(args);
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
  const sheets = await createSheets(folder, await findOrInstallChromium(), options);
  console.log(
    `${sheets} sheets in ${path.relative(inRoot(), folder)}/${failed > 0 ? `; ${failed} screens have problems, listed above` : ''}`,
  );
  return failed > 0 ? 1 : 0;
});
