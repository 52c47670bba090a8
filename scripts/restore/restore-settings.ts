import { addToEnvFile, readEnvFile } from '../lib/files/env-file.ts';
import { inRoot } from '../lib/files/root.ts';
import { Failure } from '../lib/process/failure.ts';
import { runQuiet } from '../lib/process/run.ts';
import { buildWhatChanged } from '../lib/product/builds.ts';

const ENV_FILE = inRoot('.env');

/**
 * Adds the settings of a backup to `.env`. A line that is there stays, and is named if the backup has another value.
 * @throws a Failure that says why they cannot be read
 */
export async function restoreSettings(args: string[], cwd: string): Promise<void> {
  const written = readEnvFile(ENV_FILE);
  // Warnings of Node would stand beside the settings.
  const env = { ...written, ...process.env, NODE_NO_WARNINGS: '1' };
  await buildWhatChanged(env, ['cms']);
  const program = inRoot('cms/dist/src/cli/backup.js');
  const { code, output } = await runQuiet(process.execPath, [program, 'settings', ...args], { cwd, env });
  if (code !== 0) throw new Failure(output.trim());
  const { missing, different } = compareSettings(written, parseOutput(output));
  addToEnvFile(ENV_FILE, missing);
  console.log(`Added to .env: ${Object.keys(missing).join(', ') || 'nothing'}`);
  if (different.length > 0)
    console.log(`Not changed, although the backup has another value: ${different.join(', ')}`);
}

/** @param output JSON, an object of texts */
function parseOutput(output: string): Record<string, string> {
  const parsed: unknown = JSON.parse(output);
  if (typeof parsed !== 'object' || parsed === null) throw new Failure('The backup has no settings.');
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
}

/** Which settings of a backup a file lacks, and which it has with another value. */
export function compareSettings(
  written: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>>,
): { missing: Record<string, string>; different: string[] } {
  const entries = Object.entries(stored);
  return {
    missing: Object.fromEntries(entries.filter(([name]) => !written[name])),
    different: entries
      .filter(([name, value]) => written[name] && written[name] !== value)
      .map(([name]) => name),
  };
}
