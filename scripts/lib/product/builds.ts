import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildEnvironment } from './settings/environment.ts';
import { inRoot } from '../files/root.ts';
import { runOrFail } from '../process/run.ts';
import { hashSources, type Sources } from '../files/source-hash.ts';
import { runStep } from '../process/step.ts';

type Part = 'admin' | 'cms' | 'web';

interface Build {
  part: Part;
  title: string;
  takes: string;
  sources: Sources;
  /** The stamp is in the build's output folder, so that it is deleted together with it. */
  stamp: string;
  command: string[];
  /** Whether the build reads the settings, including secrets. */
  readsSettings?: boolean;
  before?: () => void;
}

const cms = inRoot('cms');
const web = inRoot('web');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** In cms/content only the catalogue is code. Articles and pictures are read when they are imported. */
const isContentFile = (file: string): boolean => /^content\/.*\.\w+$/.test(file) && !file.endsWith('.ts');

const builds: Build[] = [
  {
    part: 'admin',
    title: "Building the editors' screens",
    takes: 'about a minute, needs 2 GB of memory',
    sources: {
      home: cms,
      paths: ['src/admin', 'config/admin.ts', 'precompress-admin.mjs', 'package-lock.json', 'tsconfig.json'],
      skip: isTest,
    },
    stamp: inRoot('cms/dist/build/.stamp'),
    command: ['run', 'build:admin'],
    readsSettings: true,
  },
  {
    part: 'cms',
    title: 'Building the CMS',
    takes: 'about 10 seconds',
    sources: {
      home: cms,
      paths: [
        'config',
        'database',
        'src',
        'types',
        'content',
        'schema.graphql',
        'tsconfig.json',
        'package-lock.json',
      ],
      skip: (file) => file === 'src/admin' || isTest(file) || isContentFile(file),
    },
    stamp: inRoot('cms/dist/.stamp'),
    command: ['run', 'build:server'],
    before: emptyServerBuild,
  },
  {
    part: 'web',
    title: 'Building the site',
    takes: 'about 20 seconds',
    sources: {
      home: web,
      paths: ['.'],
      skip: (file) => /^(node_modules|dist|test|coverage|\.cache)$/.test(file) || isTest(file),
    },
    stamp: inRoot('web/dist/.stamp'),
    command: ['run', 'build'],
  },
];

/** Builds the parts whose sources changed since their last build. */
export async function buildWhatChanged(
  env: NodeJS.ProcessEnv,
  parts: Part[] = ['admin', 'cms', 'web'],
): Promise<void> {
  for (const build of builds.filter(({ part }) => parts.includes(part))) {
    const { title, takes, sources, stamp, command, readsSettings, before } = build;
    const hash = hashSources(sources);
    if (getStamp(build) === hash) continue;
    // An interrupted build would not match the stamp.
    rmSync(stamp, { force: true });
    await runStep(title, takes, async () => {
      before?.();
      const given = readsSettings ? env : buildEnvironment(env);
      const options = { cwd: sources.home, env: { ...given, NODE_ENV: 'production' } };
      await runOrFail(title, 'npm', command, options);
    });
    writeFileSync(stamp, hash);
  }
}

/** Whether the part was built from its current sources. */
export function isBuilt(part: Part): boolean {
  const build = getBuild(part);
  return getStamp(build) === hashSources(build.sources);
}

/** The hash of the sources that the part was built from; undefined if it is not built. */
export const getBuildHash = (part: Part): string | undefined => getStamp(getBuild(part));

function getBuild(part: Part): Build {
  const build = builds.find((one) => one.part === part);
  if (!build) throw new Error(`There is no build of ${part}.`);
  return build;
}

const getStamp = ({ stamp }: Build): string | undefined =>
  existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;

/**
 * Creates the folder of the editors' screens. The CMS looks for it once, when it starts, and the screens may be built
 * later.
 */
export function createAdminFolder(): void {
  mkdirSync(path.join(cms, 'dist/build'), { recursive: true });
}

/** Strapi loads every file under dist, so output of deleted sources must be removed. The admin's build is kept. */
function emptyServerBuild(): void {
  const dist = path.join(cms, 'dist');
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist).filter((name) => name !== 'build')) {
    rmSync(path.join(dist, name), { recursive: true, maxRetries: 5, retryDelay: 200 });
  }
}
