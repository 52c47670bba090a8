import path from 'node:path';
import { addToEnvFile, readEnvFile } from './env-file.ts';
import { inRoot, root } from './root.ts';
import { missingSecrets } from './secrets.ts';

/** The settings file that `npm start` reads and keeps the secrets in. Never committed. */
export const envFile = inRoot('.env');

/** A value in the environment counts before the same name in `.env`. Secrets are made once and kept in the file. */
export function loadEnvironment(file = envFile): NodeJS.ProcessEnv {
  const env = { ...readEnvFile(file), ...process.env };
  const made = missingSecrets(env);
  if (Object.keys(made).length > 0) {
    addToEnvFile(file, made);
    console.log(`▸ Made secrets in ${path.relative(root, file)}: ${Object.keys(made).join(', ')}`);
  }
  return forChildren({ ...env, ...made });
}

/**
 * What both servers are started with. The data folder is absolute, because they run in folders of their own; the
 * public address follows the port until someone sets it.
 */
export function forChildren(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const dataDir = path.resolve(root, env.DATA_DIR || 'cms/.tmp');
  return {
    ...env,
    // Of a port that there is none, PORT alone is refused.
    ...(!env.PUBLIC_URL && /^\d+$/.test(env.PORT ?? '') && URL.canParse(`http://localhost:${env.PORT}`)
      ? { PUBLIC_URL: `http://localhost:${env.PORT}` }
      : {}),
    DATA_DIR: dataDir,
    UPLOADS_DIR: env.UPLOADS_DIR ? path.resolve(root, env.UPLOADS_DIR) : path.join(dataDir, 'public/uploads'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/**
 * The environment of tests and measurements: what programs need to run, and none of the settings of the person who
 * runs them, so that a test never touches real data. Secrets are made anew.
 */
export function scratchEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => neutral.test(name));
  const env = { ...Object.fromEntries(kept), ...settings };
  return forChildren({ ...env, ...missingSecrets(env) });
}

const neutral =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_.*|TZ|TERM|TMPDIR|CI|FORCE_COLOR|NO_COLOR|DISPLAY|XDG_.*|SSL_.*|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|npm_config_.*|PLAYWRIGHT_.*)$/;
