import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { eventLoopOption, longestBlockSince, longestBlock } from './event-loop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'wellfolio-event-loop-'));
after(() => rmSync(folder, { recursive: true }));

test('reports how long a process blocked its event loop', () => {
  const program = `
    // CPU time, so that the time of other programs does not count.
    const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    setTimeout(() => { const until = worked() + 300; while (worked() < until); }, 300);
    setTimeout(() => {}, 1200);`;
  execFileSync(process.execPath, ['-e', program], {
    env: { ...process.env, NODE_OPTIONS: eventLoopOption(folder) },
  });
  const [noted = ''] = readdirSync(folder).filter((name) => name.endsWith('.event-loop'));
  assert.ok((longestBlockSince(folder, Number.parseInt(noted, 10), 0) ?? 0) >= 250);
});

test('skips entries from before the start time', () => {
  assert.equal(longestBlock('100 80.0\n200 5.0\n300 7.0\n', 200), 7);
  assert.equal(longestBlock('100 80.0\n', 200), undefined);
});
