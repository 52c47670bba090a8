// Copied from scripts/shared-rules/file-settings.ts by npm run codegen.
/** `APP_KEYS_FILE` names a file with the value of `APP_KEYS`: Docker and Kubernetes provide secrets in this way. */
const ENDING = '_FILE';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the settings whose values are in files. A last line break is no part of a value.
 * @param names of all settings
 * @param readText throws an error for a file that cannot be read
 * @returns `problems`: for each setting that cannot be read, its name and what is wrong with it
 */
export function readFileSettings(
  env: Variables,
  names: readonly string[],
  readText: (file: string) => string,
): { env: Variables; problems: string[] } {
  const read: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of names) {
    const file = env[name + ENDING];
    if (!file) continue;
    delete read[name + ENDING];
    if (env[name]) problems.push(`${name} and ${name + ENDING} are both set: remove one of them`);
    else
      try {
        read[name] = readText(file).replace(/\r?\n$/, '');
      } catch (error) {
        problems.push(
          `${name + ENDING} names a file that cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
  }
  return { env: read, problems };
}
