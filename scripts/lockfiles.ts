import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockDrift } from './install/lock-drift.mjs';
import { command } from './lib/command.ts';
import { inRoot } from './lib/root.ts';
import { runOrFail } from './lib/run.ts';
import { scratchFolder } from './lib/scratch.ts';

const help = `
npm run lockfiles

Says whether the three package-lock.json are what npm makes of their package.json. Changes nothing.
`;

await command(help, async () => {
  let drifted = false;
  for (const folder of ['.', 'cms', 'web']) {
    const scratch = scratchFolder('lockfile');
    for (const name of ['package.json', 'package-lock.json']) {
      copyFileSync(inRoot(folder, name), path.join(scratch, name));
    }
    await runOrFail(
      'npm install',
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
      {
        cwd: scratch,
        env: process.env,
      },
    );
    const drift = lockDrift(
      readFileSync(inRoot(folder, 'package-lock.json'), 'utf8'),
      readFileSync(path.join(scratch, 'package-lock.json'), 'utf8'),
    );
    console.log(`${drift.length === 0 ? '✓' : '✗'} ${path.join(folder, 'package-lock.json')}`);
    for (const line of drift) console.log(`    ${line}`);
    drifted ||= drift.length > 0;
  }
  if (drifted) console.log('Run `npm install` in the folders named above and commit their lockfiles.');
  return drifted ? 1 : 0;
});
