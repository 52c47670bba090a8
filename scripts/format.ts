import { command } from './lib/process/command.ts';
import { inRoot } from './lib/files/root.ts';
import { runShown } from './lib/process/run.ts';

const help = `
npm run format

Formats every file with Prettier (.prettierrc.json).
`;

await command(help, () =>
  runShown(inRoot('node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', '.'], {
    cwd: inRoot(),
    env: process.env,
  }),
);
