import { command } from './lib/process/command.ts';
import { stopIsSuccess } from './lib/process/cleanup.ts';
import { Failure } from './lib/process/failure.ts';
import { findPostgres, startPostgres } from './lib/postgres/postgres.ts';
import { runShown } from './lib/process/run.ts';
import { runStep } from './lib/process/step.ts';

const help = `
npm run postgres                    start an empty PostgreSQL and keep it until Ctrl-C
npm run postgres -- PROGRAM ARG...  start one, run a program with DATABASE_URL and TEST_DATABASE_URL set, and remove it

Uses PostgreSQL's programs from the PATH or from where Debian and Homebrew install them, with a temporary folder, on
loopback. Everything is removed afterwards.
`;

await command(help, async ([program, ...args]) => {
  const bin = findPostgres();
  if (!bin)
    throw new Failure('PostgreSQL is not installed here (Debian, Ubuntu: apt-get install -y postgresql).');
  const url = await runStep(`Starting PostgreSQL from ${bin}`, 'a few seconds', () => startPostgres(bin));
  if (program) {
    const env = { ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url };
    return runShown(program, args, { cwd: process.env.INIT_CWD ?? process.cwd(), env });
  }
  stopIsSuccess();
  console.log(`\n  DATABASE_URL=${url}\n\n  Ctrl-C stops and removes it.`);
  return new Promise<number>(() => setInterval(() => undefined, 60_000));
});
