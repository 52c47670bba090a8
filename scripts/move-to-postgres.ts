import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { Failure } from './lib/process/failure.ts';
import { runStep } from './lib/process/step.ts';
import { runCmsProgram } from './lib/product/cms-program.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run move-to-postgres                 move all content from the embedded database to PostgreSQL
npm run move-to-postgres -- --replace    the same, although PostgreSQL has content, which is deleted first

Stop the servers, and set DATABASE_URL in .env to an empty PostgreSQL database. Uploads stay where they are, and the
embedded database (DATA_DIR/data.db) is kept. Afterwards, npm start uses PostgreSQL.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  const run = async (step: string, environment = env) => {
    const code = await runCmsProgram('move-database', step.split(' '), {
      env: environment,
      cwd: process.cwd(),
    });
    if (code !== 0) throw new Failure('The content was not moved, and DATA_DIR/data.db is as it was.');
  };
  const replace = args.includes('--replace');
  await run(replace ? 'check --replace' : 'check');
  await runStep('Preparing the embedded database', 'a few seconds', () =>
    run('start', { ...env, DATABASE_URL: '' }),
  );
  if (replace) await run('clear');
  try {
    await runStep('Creating the tables in PostgreSQL', 'a few seconds', () => run('start'));
    await runStep('Copying all rows', 'up to minutes', () => run('copy'));
  } catch (error) {
    // Empty, as it was: the next attempt needs no --replace.
    await run('clear');
    throw error;
  }
  await runStep('Indexing the articles', 'up to minutes', () => run('start'));
  console.log('\nDone: npm start uses PostgreSQL now. Keep DATA_DIR/data.db until you have seen the site.');
  return 0;
});
