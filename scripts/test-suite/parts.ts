import path from 'node:path';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { cacheSeededData } from '../lib/tests/seeded-data.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { findPostgres, startPostgres } from '../lib/postgres/postgres.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { isSwitchedOn } from '../lib/product/settings/switched-on.ts';
import { runBrowserTests } from './parts/browser-tests.ts';
import { lintChecks, typeChecks } from './parts/checks.ts';
import { oneFailed, onePassed, oneSkipped, total } from './counts.ts';
import { runEngineTests } from './parts/engine-tests.ts';
import { hasJava } from './parts/java.ts';
import { nodeLines, runOnNode } from './parts/node-version-tests.ts';
import { runAttackTests } from './parts/run-attacks.ts';
import { runChecks } from './parts/run-checks.ts';
import { shardArgs } from './shard.ts';
import type { Part } from './suite.ts';
import { runJest, runScriptTests, type TestPlace } from './parts/test-runners.ts';

/** Creates the environment and the folder that the parts of one run share. */
function scratchPlace(): TestPlace {
  const scratch = scratchFolder('tests');
  return { scratch, env: scratchEnvironment({ NODE_ENV: 'test', DATA_DIR: path.join(scratch, 'data') }) };
}

/** `npm test`: fast feedback on a change. */
export function quickParts(): Part[] {
  const place = scratchPlace();
  return [
    { name: 'lint', title: 'Lint', run: () => runChecks(lintChecks, place.env) },
    { name: 'types', title: 'Types', run: () => runChecks(typeChecks, place.env) },
    {
      name: 'unit',
      title: 'Unit tests',
      run: async () =>
        total([
          await runScriptTests(place),
          await runJest('cms', 'test:unit', place),
          await runJest('web', 'test', place),
        ]),
    },
    {
      ...buildPart(),
      title: 'Production build, demonstration content',
      // Importing the content keeps one core busy, as does building the editors' screens.
      run: async () => {
        await buildWhatChanged(place.env, ['cms']);
        await Promise.all([buildWhatChanged(place.env, ['admin', 'web']), cacheSeededData()]);
        return onePassed;
      },
    },
    {
      name: 'api',
      title: 'API tests on SQLite',
      needs: ['build'],
      splits: true,
      run: (shard) => runJest('cms', 'test:api', place, shard),
    },
    browserPart('journeys', 'Journeys in the browser', { needs: ['build'] }),
  ];
}

/** `npm run test:full`: everything else that CI runs. */
export function fullParts(): Part[] {
  const needs = ['build'];
  return [
    buildPart(),
    {
      name: 'unit-long',
      title: 'Unit tests that take long',
      run: async () => {
        const place = scratchPlace();
        return total([
          await runJest('cms', 'test:unit:long', place),
          await runJest('web', 'test:long', place),
        ]);
      },
    },
    {
      name: 'api-long',
      title: 'API tests on SQLite that take long',
      needs,
      splits: true,
      run: (shard) => runJest('cms', 'test:api:long', scratchPlace(), shard),
    },
    {
      name: 'postgres',
      title: 'API tests on PostgreSQL',
      needs,
      splits: true,
      run: (shard) => onPostgres('test:api:postgres', shard),
    },
    {
      name: 'content-tool',
      title: 'Content tool on the command line',
      needs,
      run: () => runJest('cms', 'test:content-tool', scratchPlace()),
    },
    browserPart('layout', 'Layout and HTML of every screen and state', { needs, checksHtml: true }),
    browserPart('quality', 'HTML, structured data, feeds, accessibility, weight', {
      needs,
      checksHtml: true,
    }),
    { ...browserPart('crawl', 'Crawl of every link', { needs }), splits: undefined },
    { name: 'attack', title: 'Attacks, in their short form', needs, run: runAttackTests },
    // Last, because it can stop at the deadline of a run between two tests.
    browserPart('browser', 'Browser tests of readers, members, editors and calculators', { needs }),
  ];
}

/** `npm run test:slow`: inherently slow tests, which CI does not run. */
export function slowParts(): Part[] {
  const needs = ['build'];
  return [
    buildPart(),
    {
      name: 'faults',
      title: 'A full disk, power cuts',
      needs,
      run: () => runJest('cms', 'test:slow', scratchPlace()),
    },
    {
      ...browserPart('kills', 'Killed and restarted servers', { needs, project: 'slow' }),
      splits: undefined,
    },
    browserPart('windows', 'Layout in every window', {
      needs,
      project: 'layout',
      env: { E2E_ALL_WINDOWS: '1' },
      checksHtml: true,
    }),
    {
      name: 'engines',
      title: 'Journeys and pages in Firefox and WebKit',
      needs,
      run: () => runEngineTests(),
    },
    ...nodeLines().map((line) => ({
      name: `node-${line}`,
      title: `API tests and journeys on Node ${line}`,
      run: () => runOnNode(line),
    })),
  ];
}

/** Every shard needs the build. */
const buildPart = (): Part => ({
  name: 'build',
  title: 'Production build',
  splits: true,
  run: () => buildWhatChanged(scratchPlace().env).then(() => onePassed),
});

interface BrowserChoice {
  needs?: string[];
  /** Runs the Nu checker if Java is installed. */
  checksHtml?: true;
  /** The project in e2e/playwright.config.ts; by default the name of the part. */
  project?: string;
  env?: NodeJS.ProcessEnv;
}

function browserPart(
  name: string,
  title: string,
  { needs, checksHtml, project = name, env }: BrowserChoice = {},
): Part {
  return {
    name,
    title,
    ...(needs && { needs }),
    splits: true,
    run: (shard) => {
      if (checksHtml && !hasJava()) {
        console.log(
          '  ! THE NU CHECKER DOES NOT RUN: it needs Java 11 or newer (Debian, Ubuntu: apt-get install -y default-jre-headless).',
        );
      }
      return runBrowserTests([`--project=${project}`, ...shardArgs(shard)], { env });
    },
  };
}

type Run = Part['run'];

async function onPostgres(script: string, shard: Parameters<Run>[0]): ReturnType<Run> {
  const { env, scratch } = scratchPlace();
  const bin = findPostgres();
  const url = process.env.TEST_DATABASE_URL ?? (bin && (await startPostgres(bin)));
  if (url) return runJest('cms', script, { env: { ...env, TEST_DATABASE_URL: url }, scratch }, shard);
  const required = isSwitchedOn(process.env.REQUIRE_POSTGRES);
  console.log(
    `  ${required ? '✗' : '!'} POSTGRESQL WAS NOT TESTED: there is none here. Install it (Debian, Ubuntu: apt-get install -y postgresql) or set TEST_DATABASE_URL.`,
  );
  return required ? oneFailed : oneSkipped;
}
