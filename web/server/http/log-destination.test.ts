import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LINES = 1000;
const start = `
  import { createLogDestination } from '${path.join(__dirname, 'log-destination.ts')}';
  const log = createLogDestination();
  for (let at = 0; at < ${LINES}; at++) log.write('{"line":' + at + '}\\n');
`;

/** The complete lines that a program has written when it ends. */
function run(end: string): { lines: string[]; signal: string | null } {
  const { stdout, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', start + end],
    {
      encoding: 'utf8',
      cwd: path.join(__dirname, '../..'),
    },
  );
  return { lines: stdout.split('\n').slice(0, -1), signal };
}

test.each([
  ['returns', ''],
  ['exits', 'process.exit(3);'],
  ['throws', 'throw new Error("broken");'],
  ['rejects', 'await Promise.reject(new Error("broken"));'],
  [
    'exits on a signal',
    'process.once("SIGTERM", () => process.exit(0)); process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 9);',
  ],
])('writes every line of a program that %s', (_how, end) => {
  const { lines } = run(end);
  expect(lines).toHaveLength(LINES);
  expect(lines.at(-1)).toBe(`{"line":${LINES - 1}}`);
});

test('loses only the latest lines of a program that is killed', () => {
  const { lines, signal } = run(
    'setTimeout(() => { log.write("late\\n"); process.kill(process.pid, "SIGKILL"); }, 600);',
  );
  expect(signal).toBe('SIGKILL');
  expect(lines).toHaveLength(LINES);
});
