import { runBrowserTests } from './lib/browser-tests.ts';
import { command } from './lib/command.ts';
import { countsLine } from './lib/counts.ts';
import { scratchFolder } from './lib/scratch.ts';

const help = `
npm run e2e                      all browser tests
npm run e2e -- editor            those in files whose path holds "editor"
npm run e2e -- --headed --debug  any option of \`playwright test\`

The product is built where it changed and started on a data folder of its own. E2E_URL, with
E2E_ADMIN_EMAIL, E2E_ADMIN_PASSWORD and E2E_MAILBOX (a folder of .eml files), tests one that runs already.
`;

await command(help, async (args) => {
  const counts = await runBrowserTests(scratchFolder('e2e-report'), args);
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
