import path from 'node:path';
import { addToEnvFile, readEnvFile } from '../../files/env-file.ts';
import { inRoot, root } from '../../files/root.ts';
import { generateMissingSecrets } from './secrets.ts';

/** The settings file that `npm start` reads and stores secrets in. Never committed. */
const envFile = inRoot('.env');

/** The environment takes precedence over `.env`. Secrets are generated once and stored in the file. */
export function loadEnvironment(file = envFile): NodeJS.ProcessEnv {
  const env = { ...readEnvFile(file), ...process.env };
  const generated = generateMissingSecrets(env);
  if (Object.keys(generated).length > 0) {
    addToEnvFile(file, generated);
    console.log(`▸ Generated secrets in ${path.relative(root, file)}: ${Object.keys(generated).join(', ')}`);
  }
  return serverEnvironment({ ...env, ...generated });
}

/**
 * The environment of both servers. The data folder is absolute, because each server runs in a different folder. The
 * public URL is derived from the port unless it is set.
 */
export function serverEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const dataDir = path.resolve(root, env.DATA_DIR || 'cms/.tmp');
  return {
    ...env,
    // For an invalid port, only PORT should be reported.
    ...(!env.PUBLIC_URL && /^\d+$/.test(env.PORT ?? '') && URL.canParse(`http://localhost:${env.PORT}`)
      ? { PUBLIC_URL: `http://localhost:${env.PORT}` }
      : {}),
    DATA_DIR: dataDir,
    UPLOADS_DIR: env.UPLOADS_DIR ? path.resolve(root, env.UPLOADS_DIR) : path.join(dataDir, 'public/uploads'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/**
 * The environment of the site: its own settings and what a Node program needs. The site is public, so it must not have
 * the keys of the database, mail or members' tokens.
 */
export async function siteEnvironment(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const { SETTING_NAMES } = await import('../../../../web/server/settings.ts');
  return only(env, (name) => SETTING_NAMES.includes(name.replace(/_FILE$/, '')) || surroundings.test(name));
}

/** For build and check programs, which need no settings. */
export const buildEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  only(env, (name) => neutral.test(name));

function only(env: NodeJS.ProcessEnv, isWanted: (name: string) => boolean): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => isWanted(name)));
}

/**
 * The environment of tests and benchmarks: what programs need to run, without the settings of the person who runs them,
 * so that a test never touches real data. Secrets are generated each time.
 */
export function scratchEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...buildEnvironment(process.env), ...settings };
  return serverEnvironment({ ...env, ...generateMissingSecrets(env) });
}

const neutral =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_.*|TZ|TERM|TMPDIR|CI|FORCE_COLOR|NO_COLOR|DISPLAY|XDG_.*|SSL_.*|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|npm_config_.*|PLAYWRIGHT_.*)$/;

/** Excludes registry tokens and proxy passwords. The site connects only to the CMS. */
const surroundings =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_.*|TZ|TERM|TMPDIR|FORCE_COLOR|NO_COLOR|LD_LIBRARY_PATH|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|UV_THREADPOOL_SIZE)$/;
