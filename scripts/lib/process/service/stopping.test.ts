import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { inRoot } from '../../files/root.ts';

/**
 * A command that keeps two servers running like serve.ts. Each prints its process id, and a line when it is stopped.
 */
const program = `
  import { reserveCleanup, stopIsSuccess } from ${JSON.stringify(inRoot('scripts/lib/process/cleanup.ts'))};
  import { command } from ${JSON.stringify(inRoot('scripts/lib/process/command.ts'))};
  import { keepRunning } from ${JSON.stringify(inRoot('scripts/lib/process/service/keep-running.ts'))};
  import { waitUntilReady } from ${JSON.stringify(inRoot('scripts/lib/process/service/ready.ts'))};
  import { startService } from ${JSON.stringify(inRoot('scripts/lib/process/service/service.ts'))};

  const code = (name) => \`
    console.log('\${name} runs as', process.pid);
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => {
      console.log('\${name} finishes');
      setTimeout(() => { console.log('\${name} is gone'); process.exit(); }, 200);
    });\`;
  const start = (name, stopAtEnd) =>
    startService({ name, program: process.execPath, args: ['-e', code(name)], cwd: '.', env: process.env, onLine: console.log, stopAtEnd });
  const pauseFor = (ms) => new Promise((resolve) => setTimeout(resolve, Number(process.env.PAUSE)));

  await command('', async () => {
    stopIsSuccess();
    const places = [reserveCleanup(), reserveCleanup()];
    const again = async () => {
      const cms = start('cms', places[0]);
      if (process.env.NEVER_READY) await waitUntilReady('http://127.0.0.1:1/readyz', cms);
      return cms;
    };
    await Promise.all([
      keepRunning(start('cms', places[0]), again, console.log, pauseFor),
      keepRunning(start('site', places[1]), () => start('site', places[1]), console.log, pauseFor),
    ]);
  });
`;

/** Runs it and calls `react` for each line. Returns all lines and the exit code. */
async function run(env: NodeJS.ProcessEnv, react: (line: string, lines: string[], pid: number) => void) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: inRoot(),
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    react(line, lines, child.pid ?? 0);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { lines, code };
}

const getPids = (name: string, lines: string[]): number[] =>
  lines.flatMap((line) => new RegExp(`^${name} runs as (\\d+)$`).exec(line)?.[1] ?? []).map(Number);

/** Kills the first CMS once both servers run. */
function killOnce(lines: string[]): void {
  const [cms, second] = getPids('cms', lines);
  if (cms && !second && getPids('site', lines).length > 0) process.kill(cms, 'SIGKILL');
}

test('stops the site before the CMS, even after the CMS was restarted', { timeout: 20_000 }, async () => {
  const { lines, code } = await run({ PAUSE: '0' }, (line, soFar, pid) => {
    if (!line.includes(' runs as ')) return;
    killOnce(soFar);
    if (getPids('cms', soFar).length === 2) process.kill(pid, 'SIGTERM');
  });
  assert.deepEqual(
    lines.filter((line) => /finishes|gone/.test(line)),
    ['site finishes', 'site is gone', 'cms finishes', 'cms is gone'],
  );
  assert.equal(code, 0);
});

test('stopping does not wait for the pause before a restart', { timeout: 20_000 }, async () => {
  const { lines, code } = await run({ PAUSE: '600000' }, (line, soFar, pid) => {
    if (line.includes(' runs as ')) killOnce(soFar);
    if (line.includes('started again')) process.kill(pid, 'SIGTERM');
  });
  assert.equal(getPids('cms', lines).length, 1);
  assert.equal(lines.at(-1), 'site is gone');
  assert.equal(code, 0);
});

test('stops a server that is still starting when the command stops', { timeout: 20_000 }, async () => {
  const { lines, code } = await run({ PAUSE: '0', NEVER_READY: 'yes' }, (line, soFar, pid) => {
    if (!line.includes(' runs as ')) return;
    killOnce(soFar);
    if (getPids('cms', soFar).length === 2) process.kill(pid, 'SIGTERM');
  });
  assert.equal(lines.filter((line) => line.includes('started again')).length, 1);
  assert.equal(lines.at(-1), 'cms is gone');
  assert.equal(code, 0);
});
