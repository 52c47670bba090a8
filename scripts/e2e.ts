import { findOrInstallChromium } from './lib/chromium.ts';
import { command } from './lib/command.ts';
import { countsLine } from './lib/counts.ts';
import { scratchFolder } from './lib/scratch.ts';
import { runBrowserTests } from './lib/test-runners.ts';

const help = `
npm run e2e                      all browser tests
npm run e2e -- editor            those in files whose path holds "editor"
npm run e2e -- --headed --debug  any option of \`playwright test\`

The product is built where it changed and started on a data folder of its own. E2E_URL=... tests one that runs already.
`;

await command(help, async (args) => {
  const where = { env: process.env, scratch: scratchFolder('e2e-report') };
  const counts = await runBrowserTests(await findOrInstallChromium(), where, args);
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
