import { readFileSync } from 'node:fs';
import { command } from './lib/process/command.ts';
import { Failure } from './lib/process/failure.ts';
import { findProgram } from './lib/process/programs.ts';
import { runStep } from './lib/process/step.ts';
import { inRoot } from './lib/files/root.ts';
import { buildImage, createBaseImage, getImageSize, startImage } from './containers/images.ts';

const help = `
npm run build-images

Builds the images of docker-compose.yml without Docker and without its registry: every step of both Dockerfiles runs, by
buildah, on a base that debootstrap makes of Debian's packages and the Node that runs this. Then the CMS and the site are
started from them, with read-only files and without rights, and asked whether they are ready. Prints the sizes. Needs root.
Takes ten minutes or more.
`;

await command(help, async () => {
  if (process.getuid?.() !== 0) throw new Failure('Run this as root: the base is a file system of its own.');
  for (const program of ['buildah', 'debootstrap'])
    if (!findProgram([program], ['/usr/sbin']))
      throw new Failure(
        `${program} is not installed here (Debian, Ubuntu: apt-get install -y buildah debootstrap).`,
      );
  const [, base = '', release = ''] =
    /^ARG NODE=(\S+-(\w+)-slim)$/m.exec(readFileSync(inRoot('cms/Dockerfile'), 'utf8')) ?? [];
  await runStep(`Making a base of Debian ${release}`, 'about 3 minutes', () =>
    createBaseImage(`node:${base}`, release),
  );
  for (const name of ['web', 'cms']) {
    await runStep(`Building the image of ${name}`, '3 to 10 minutes', () => buildImage(name));
    console.log(
      `  ${name}: ${await getImageSize(name)}, of which the base is ${await getImageSize(`node:${base}`)}`,
    );
  }
  await runStep('Starting both', 'about a minute', startImages);
});

async function startImages(): Promise<void> {
  await startImage('cms', { CMS_PORT: '3471', DEMO_CONTENT: 'off' }, 'http://127.0.0.1:3471/readyz');
  await startImage(
    'web',
    { PORT: '3470', HOST: '127.0.0.1', CMS_URL: 'http://127.0.0.1:3471' },
    'http://127.0.0.1:3470/readyz',
  );
}
