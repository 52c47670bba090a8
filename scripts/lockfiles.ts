import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLockDrift } from './install/lockfile/lock-drift.mjs';
import { findLockGaps } from './install/lockfile/lock-gaps.mjs';
import { command } from './lib/process/command.ts';
import { inRoot } from './lib/files/root.ts';
import { runOrFail } from './lib/process/run.ts';
import { scratchFolder } from './lib/process/scratch.ts';

const help = `
npm run lockfiles [-- --write]

Checks that each package-lock.json is what npm generates from its package.json, with the packages of every platform.
--write    fixes them; npm omits other platforms when it writes a lockfile beside an installed node_modules
`;

await command(help, async ([option]) => {
  const writes = option === '--write';
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
    const generated = path.join(scratch, 'package-lock.json');
    const generatedText = readFileSync(generated, 'utf8');
    const drift = [
      ...findLockDrift(readFileSync(inRoot(folder, 'package-lock.json'), 'utf8'), generatedText),
      ...findLockGaps(generatedText),
    ];
    if (writes) copyFileSync(generated, inRoot(folder, 'package-lock.json'));
    console.log(`${drift.length === 0 ? '✓' : '✗'} ${path.join(folder, 'package-lock.json')}`);
    for (const line of drift) console.log(`    ${line}`);
    drifted ||= drift.length > 0;
  }
  if (drifted)
    console.log(writes ? 'Written.' : 'Run `npm run lockfiles -- --write` and commit the lockfiles.');
  return drifted && !writes ? 1 : 0;
});
