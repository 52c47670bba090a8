import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { onExit } from '../lib/process/cleanup.ts';
import { Failure } from '../lib/process/failure.ts';
import { findProgram } from '../lib/process/programs.ts';
import { lastLines, runOrFail, runQuiet } from '../lib/process/run.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { startService } from '../lib/process/service/service.ts';
import { waitUntilReady } from '../lib/process/service/ready.ts';
import { inRoot } from '../lib/files/root.ts';
import { generateMissingSecrets } from '../lib/product/settings/secrets.ts';

/** Where a machine has the certificates of those whom it trusts: a build downloads packages. */
const CERTIFICATES = '/etc/ssl/certs';
/** The account `node` of the official images. */
const NODE_ID = 1000;

/** Copies files into a store of its own: it works inside containers, too. */
const buildah = async (args: string[], cwd = inRoot()): Promise<string> => {
  const { code, output } = await runQuiet('buildah', ['--storage-driver', 'vfs', ...args], {
    cwd,
    env: process.env,
  });
  if (code !== 0) throw new Failure(`buildah ${args[0]} failed:\n\n${lastLines(output, 25)}`);
  return output.trim();
};

/** What the official image of Node has: Debian, Node with npm, and the account `node`. */
export async function createBaseImage(name: string, release: string): Promise<void> {
  const folder = path.join(scratchFolder('base'), 'root');
  const run = (program: string, args: string[]) =>
    runOrFail(program, program, args, { cwd: '/', env: process.env });
  await run(findProgram(['debootstrap'], ['/usr/sbin']) ?? 'debootstrap', [
    '--variant=minbase',
    release,
    folder,
    'http://deb.debian.org/debian',
  ]);
  const local = path.join(folder, 'usr/local');
  mkdirSync(path.join(local, 'lib/node_modules'), { recursive: true });
  cpSync(process.execPath, path.join(local, 'bin/node'));
  // Native packages are compiled with these: there may be no way to download them.
  cpSync(path.resolve(process.execPath, '../../include/node'), path.join(local, 'include/node'), {
    recursive: true,
  });
  const npm = path.resolve(realpathSync(findProgram(['npm']) ?? 'npm'), '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  await run('chroot', [folder, 'groupadd', '--gid', String(NODE_ID), 'node']);
  await run('chroot', [
    folder,
    'useradd',
    '--uid',
    String(NODE_ID),
    '--gid',
    'node',
    '--create-home',
    'node',
  ]);
  const container = await buildah(['from', 'scratch']);
  await buildah(['add', '--quiet', container, folder, '/']);
  const bundle = path.join(CERTIFICATES, 'ca-certificates.crt');
  await buildah(['config', '--env', 'npm_config_nodedir=/usr/local', container]);
  if (existsSync(bundle)) await buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=${bundle}`, container]);
  await buildah(['commit', '--quiet', '--rm', container, `docker.io/library/${name}`]);
}

/** @param name `cms` or `web` */
export async function buildImage(name: string): Promise<void> {
  await buildah([
    'build',
    '--isolation=chroot',
    '--pull-never',
    '--network=host',
    `--volume=${CERTIFICATES}:${CERTIFICATES}:ro`,
    `--file=${name}/Dockerfile`,
    `--tag=wellfolio-${name}`,
    '.',
  ]);
}

/** Such as `451 MB`. */
export async function getImageSize(name: string): Promise<string> {
  const image = name.includes(':') ? `docker.io/library/${name}` : `localhost/wellfolio-${name}`;
  return buildah(['images', '--noheading', '--format', '{{.Size}}', image]);
}

/**
 * Starts what an image starts, as docker-compose.yml lets it: with read-only files, /tmp in memory, a folder for /data,
 * as `node` and without rights. It is stopped when the script ends.
 * @param url answers with 200 once it is ready
 */
export async function startImage(name: string, settings: Record<string, string>, url: string): Promise<void> {
  const container = await buildah(['from', `localhost/wellfolio-${name}`]);
  onExit(async () => {
    await buildah(['rm', container]);
  });
  const root = await buildah(['mount', container]);
  const data = scratchFolder('data');
  chownSync(data, NODE_ID, NODE_ID);
  chmodSync(data, 0o700);
  mkdirSync(path.join(root, 'data'), { recursive: true });
  const inspect = async (field: string): Promise<string[]> =>
    (
      await buildah([
        'inspect',
        '--format',
        `{{range .OCIv1.Config.${field}}}{{println .}}{{end}}`,
        container,
      ])
    )
      .split('\n')
      .filter(Boolean);
  const folder = await buildah(['inspect', '--format', '{{.OCIv1.Config.WorkingDir}}', container]);
  const program = [...(await inspect('Entrypoint')), ...(await inspect('Cmd'))];
  const env = parseEnv((await inspect('Env')).join('\n'));
  const service = startService({
    name: `The image of ${name}`,
    program: 'unshare',
    args: ['--mount', 'sh', '-ec', IN_CONTAINER, 'sh', root, data, folder, ...program],
    cwd: '/',
    env: { ...env, ...generateMissingSecrets({}), ...settings },
    onLine: () => undefined,
  });
  await waitUntilReady(url, service);
}

const IN_CONTAINER = `root=$1 data=$2 folder=$3; shift 3
unset NODE_OPTIONS
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
exec chroot "$root" setpriv --reuid ${NODE_ID} --regid ${NODE_ID} --clear-groups --no-new-privs --bounding-set -all --inh-caps -all sh -c 'cd "$1"; shift; exec "$@"' sh "$folder" "$@"`;
