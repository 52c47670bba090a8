import { lintChecks } from './test-suite/parts/checks.ts';
import { command } from './lib/process/command.ts';
import { runChecks } from './test-suite/parts/run-checks.ts';

const help = `
npm run lint

Runs oxlint (errors only, with types), checks import directions (.dependency-cruiser.cjs) and the formatting.
\`npm run format\` fixes the formatting.
`;

await command(help, async () => ((await runChecks(lintChecks, process.env)).failed > 0 ? 1 : 0));
