import { command } from './lib/process/command.ts';
import { slowParts } from './test-suite/parts.ts';
import { OPTIONS_HELP, runTests } from './test-suite/run-tests.ts';

const help = `
npm run test:slow

Tests that are slow by nature and not part of CI: a full disk, power cuts, series of killed servers, layout in all twelve
windows, journeys and pages in Firefox and WebKit, and API tests and journeys on the other supported Node versions.
${OPTIONS_HELP}

CHROMIUM_PATH       the browser to use
`;

await command(help, (args) =>
  runTests(args, { parts: slowParts(), notRun: [], command: 'npm run test:slow' }),
);
