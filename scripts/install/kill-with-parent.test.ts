import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/files/root.ts';

/** A command that runs a program, which starts a second one. Both print their process ids. */
const command = `
  import { runShown } from ${JSON.stringify(inRoot('scripts/lib/process/run.ts'))};
  const inner = "console.log('inner', process.pid); setInterval(() => {}, 1000);";
  const outer = \`require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(inner)}], { stdio: 'inherit' });
    console.log('outer', process.pid, process.env.NODE_OPTIONS);\`;
  await runShown(process.execPath, ['-e', outer], { cwd: '.', env: process.env });
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program and its children end when its command is killed', { timeout: 20_000 }, async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', command], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = new Map<string, number>();
  for await (const line of createInterface({ input: parent.stdout })) {
    const [, name = '', pid, options] = /^(\w+) (\d+) ?(.*)$/.exec(line) ?? [];
    pids.set(name, Number(pid));
    assert.doesNotMatch(options ?? '', /kill-with-parent/);
    if (pids.size === 2) break;
  }
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  while ([...pids.values()].some(isRunning)) await wait(20);
});
