import { command } from './lib/process/command.ts';
import { quickParts } from './test-suite/parts.ts';
import { OPTIONS_HELP, runTests } from './test-suite/run-tests.ts';

const help = `
npm test

Quick feedback for a change, under ten minutes on two cores: lint, types, unit tests, the production build, the CMS's API
on SQLite, and the most important browser journeys against the built product with a temporary data folder.
\`npm run test:full\` runs the rest, \`npm run test:slow\` tests that are slow by nature.
${OPTIONS_HELP}

CHROMIUM_PATH       the browser to use
`;

const NOT_RUN = [
  'Not run: PostgreSQL, the content tool, the other browser tests, layout, HTML, structured data and the crawl: npm run test:full',
  'Not run: a full disk, killed servers, layout in every window, and other Node versions: npm run test:slow',
];

await command(help, (args) => runTests(args, { parts: quickParts(), notRun: NOT_RUN, command: 'npm test' }));
