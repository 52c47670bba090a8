import { typeChecks } from './test-suite/parts/checks.ts';
import { command } from './lib/process/command.ts';
import { runChecks } from './test-suite/parts/run-checks.ts';

const help = `
npm run typecheck

Runs TypeScript over scripts, e2e, cms and web, including tests.
`;

await command(help, async () => ((await runChecks(typeChecks, process.env)).failed > 0 ? 1 : 0));
