import { execFileSync } from 'node:child_process';
import { outliveLostPromises } from './outlive';

/** A process of its own, because a lost promise ends it. */
const run = (before: string) =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `const outliveLostPromises = ${outliveLostPromises.toString()};
       ${before}
       Promise.reject(new Error('lost'));
       setTimeout(() => console.log('still here'), 50);`,
    ],
    { encoding: 'utf8', stdio: 'pipe' },
  );

test('a promise that nobody holds is told, and ends nothing', () => {
  const printed = run("outliveLostPromises({ log: { error: (words) => console.log('told', words) } });");
  expect(printed).toMatch(/told Something failed[^]*told Error: lost[^]*still here/);
});

test('without it, and after it was ended, the process ends', () => {
  expect(() => run('')).toThrow(/lost/);
  expect(() => run('outliveLostPromises({ log: console })();')).toThrow(/lost/);
});
