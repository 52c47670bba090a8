import path from 'node:path';
import { lintCommand } from './content-lint/command';
import type { Command } from './content-files/command';
import {
  cleanPicturesCommand,
  exportCommand,
  importCommand,
  reindexCommand,
  removeDemoCommand,
  seedAtStartCommand,
  seedCommand,
  subscribersCommand,
} from './content-files/commands';
import { USAGE } from './content-files/usage';

const COMMANDS: Readonly<Record<string, Command>> = {
  lint: lintCommand,
  import: importCommand,
  export: exportCommand,
  seed: seedCommand,
  'seed-at-start': seedAtStartCommand,
  'remove-demo': removeDemoCommand,
  reindex: reindexCommand,
  'clean-pictures': cleanPicturesCommand,
  subscribers: subscribersCommand,
};

/** `cms/`, from `cms/dist/src/cli`: the CMS runs only compiled. */
const APP_DIR = path.resolve(__dirname, '../../..');

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || args.includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    process.stderr.write(name === undefined ? USAGE : `There is no command "${name}".\n\n${USAGE}`);
    return 2;
  }
  return command(args, { appDir: APP_DIR, out: process.stdout, err: process.stderr });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
