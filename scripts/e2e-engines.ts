import { command } from './lib/process/command.ts';
import { countsLine } from './test-suite/counts.ts';
import { runEngineTests } from './test-suite/engine-tests.ts';

const help = `
npm run e2e:engines                     journeys and all pages in Firefox and WebKit
npm run e2e:engines -- webkit           in one of them
npm run e2e:engines -- firefox members  those in files whose name holds "members"

An engine that is not installed is skipped, with a line that says what to install. The product is built where it changed and
started on a data folder of its own; E2E_URL and E2E_MAILBOX test one that runs already, as with \`npm run e2e\`.
`;

await command(help, async (args) => {
  const counts = await runEngineTests(args);
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
