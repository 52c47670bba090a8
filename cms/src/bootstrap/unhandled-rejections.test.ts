import { execFileSync } from 'node:child_process';
import { logUnhandledRejections } from './unhandled-rejections';

/** A separate process, because an unhandled rejection ends it. */
const run = (before: string) =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `const logUnhandledRejections = ${logUnhandledRejections.toString()};
       ${before}
       Promise.reject(new Error('lost'));
       setTimeout(() => console.log('still here'), 50);`,
    ],
    { encoding: 'utf8', stdio: 'pipe' },
  );

test('logs an unhandled rejection and lets the process continue', () => {
  const printed = run("logUnhandledRejections({ log: { error: (words) => console.log('logged', words) } });");
  expect(printed).toMatch(/logged Unhandled promise rejection[^]*logged Error: lost[^]*still here/);
});

test('an unhandled rejection ends the process when the handler is missing or was removed', () => {
  expect(() => run('')).toThrow(/lost/);
  expect(() => run('logUnhandledRejections({ log: console })();')).toThrow(/lost/);
});
