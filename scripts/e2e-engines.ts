import { command } from './lib/process/command.ts';
import { formatCounts } from './test-suite/counts.ts';
import { runEngineTests } from './test-suite/parts/engine-tests.ts';

const help = `
npm run e2e:engines                     journeys and all pages in Firefox and WebKit
npm run e2e:engines -- webkit           only in WebKit
npm run e2e:engines -- firefox members  in Firefox, files with "members" in their name

An engine that is not installed is skipped, with a line that says what to install. The product is built if it changed and
started with a temporary data folder. E2E_URL and E2E_MAILBOX test a running product instead, as with \`npm run e2e\`.
`;

await command(help, async (args) => {
  const counts = await runEngineTests(args);
  console.log(formatCounts(counts));
  return counts.failed > 0 ? 1 : 0;
});
