import { command } from './lib/process/command.ts';
import { fullParts } from './test-suite/parts.ts';
import { OPTIONS_HELP, runTests } from './test-suite/run-tests.ts';

const help = `
npm run test:full

Everything else that CI runs after \`npm test\`: the CMS's API on PostgreSQL, the content tool, all other browser tests,
layout and HTML of every screen and state, structured data, feeds, a crawl of every link, and attacks on the built
product.
${OPTIONS_HELP}

TEST_DATABASE_URL   a PostgreSQL where databases may be created; without it, one is started from the programs found here
REQUIRE_POSTGRES=1  fail without PostgreSQL instead of skipping that part
CHROMIUM_PATH       the browser to use
`;

await command(help, (args) =>
  runTests(args, {
    parts: fullParts(),
    notRun: [
      'Not run: a full disk, killed servers, layout in every window, and other Node versions: npm run test:slow',
    ],
    command: 'npm run test:full',
  }),
);
