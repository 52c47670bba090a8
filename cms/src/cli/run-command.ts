import path from 'node:path';
import type { Command } from './command';

/** `cms/`, from `cms/dist/src/cli`: the CMS runs only compiled. */
const APP_DIR = path.resolve(__dirname, '../../..');

/** Runs the command that the arguments name, and ends the process with its exit code. */
export function runCommand(commands: Readonly<Record<string, Command>>, usage: string): void {
  main(commands, usage, process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exit(1);
    },
  );
}

async function main(
  commands: Readonly<Record<string, Command>>,
  usage: string,
  [name, ...args]: string[],
): Promise<number> {
  if (name === '--help' || name === '-h' || args.includes('--help')) {
    process.stdout.write(usage);
    return 0;
  }
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    process.stderr.write(name === undefined ? usage : `There is no command "${name}".\n\n${usage}`);
    return 2;
  }
  return command(args, { appDir: APP_DIR, out: process.stdout, err: process.stderr });
}
