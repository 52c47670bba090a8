import path from 'node:path';
import { runBrowserTests } from './lib/browser-tests.ts';
import { buildWhatChanged } from './lib/builds.ts';
import { lintChecks, typeChecks } from './lib/checks.ts';
import { command } from './lib/command.ts';
import { countsLine, oneFailed, onePassed, oneSkipped, total, type Counts } from './lib/counts.ts';
import { scratchEnvironment } from './lib/environment.ts';
import { findPostgres, startPostgres } from './lib/postgres.ts';
import { runChecks } from './lib/run-checks.ts';
import { scratchFolder } from './lib/scratch.ts';
import { runSuite } from './lib/suite.ts';
import { runJest, runScriptTests, type Where } from './lib/test-runners.ts';

const help = `
npm test

Everything that must hold before a change lands: lint, types, unit tests, the production build, the CMS's API on SQLite
and on PostgreSQL, and browser tests against the built product on a data folder of their own. Three quarters of an hour
on two cores.

TEST_DATABASE_URL   a PostgreSQL on which databases may be made; without it one is started from the programs found here
REQUIRE_POSTGRES=1  fail where there is no PostgreSQL, instead of leaving that part out
CHROMIUM_PATH       the browser to use
`;

await command(help, async () => {
  const scratch = scratchFolder('tests');
  const env = scratchEnvironment({ NODE_ENV: 'test', DATA_DIR: path.join(scratch, 'data') });
  const where = { env, scratch };
  const building = 'Production build';
  const counts = await runSuite([
    { title: 'Lint', takes: 'half a minute', run: () => runChecks(lintChecks, env) },
    { title: 'Types', takes: 'half a minute', run: () => runChecks(typeChecks, env) },
    { title: 'Unit tests', takes: 'about 2 minutes', run: () => unitTests(where) },
    {
      title: building,
      takes: 'about 2 minutes; seconds where nothing changed',
      run: () => buildWhatChanged(env).then(() => onePassed),
    },
    {
      title: 'API tests on SQLite',
      takes: 'about 5 minutes',
      needs: [building],
      run: () => runJest('cms', 'test:api', where),
    },
    {
      title: 'API tests on PostgreSQL',
      takes: 'about 6 minutes',
      needs: [building],
      run: () => onPostgres(where),
    },
    {
      title: 'Browser tests',
      takes: 'about 25 minutes',
      needs: [building],
      run: () => runBrowserTests(scratch),
    },
  ]);
  console.log(countsLine(counts));
  return counts.failed > 0 ? 1 : 0;
});

async function unitTests(where: Where): Promise<Counts> {
  return total([
    await runScriptTests(where),
    await runJest('cms', 'test:unit', where),
    await runJest('web', 'test', where),
  ]);
}

async function onPostgres({ env, scratch }: Where): Promise<Counts> {
  const bin = findPostgres();
  const url = process.env.TEST_DATABASE_URL ?? (bin && (await startPostgres(bin)));
  if (url) return runJest('cms', 'test:api', { env: { ...env, TEST_DATABASE_URL: url }, scratch });
  const required = process.env.REQUIRE_POSTGRES === '1';
  console.log(
    `  ${required ? '✗' : '!'} POSTGRESQL WAS NOT TESTED: there is none here. Install it (Debian, Ubuntu: apt-get install -y postgresql) or set TEST_DATABASE_URL.`,
  );
  return required ? oneFailed : oneSkipped;
}
