import { command } from './lib/process/command.ts';
import { fullParts } from './test-suite/parts.ts';
import { OPTIONS_HELP, runTests } from './test-suite/run-tests.ts';

const help = `
npm run test:full

What CI runs after \`npm test\`, and nothing of that again: the CMS's API on PostgreSQL, the content tool, all other
browser tests, layout and HTML of every screen and state, structured data, feeds, a crawl of every link, and attacks on
the product that was built.
${OPTIONS_HELP}

TEST_DATABASE_URL   a PostgreSQL on which databases may be made; without it one is started from the programs found here
REQUIRE_POSTGRES=1  fail where there is no PostgreSQL, instead of leaving that part out
CHROMIUM_PATH       the browser to use
`;

await command(help, (args) =>
  runTests(args, {
    parts: fullParts(),
    notRun: [
      'Not run: a full disk, killed servers, layout in every window, and other lines of Node: npm run test:slow',
    ],
    command: 'npm run test:full',
  }),
);
