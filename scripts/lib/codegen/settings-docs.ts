import { Environment as CmsEnvironment } from '../../../cms/src/platform/settings/environment.ts';
import { LIMITS } from '../../../cms/src/platform/settings/rate-limits.ts';
import { Environment as SiteEnvironment } from '../../../web/server/settings.ts';

interface Setting {
  name: string;
  description: string;
  /** The default for the documentation; '' if there is none. */
  usual: string;
  /** The default for a line of `.env`. */
  value: string;
}

/** The parts of a Valibot schema that are read here. */
interface Schema {
  default?: unknown;
  pipe?: readonly object[];
}

/** The actions that `described` adds to a schema: `v.description` and `v.metadata`. */
const isDescription = (item: object): item is { description: string } => 'description' in item;
const isMetadata = (item: object): item is { metadata: { shownDefault?: string } } => 'metadata' in item;

function getSettings(entries: Readonly<Record<string, Schema>>): Setting[] {
  return Object.entries(entries).flatMap(([name, { default: fallback, pipe = [] }]) => {
    const description = pipe.find(isDescription)?.description;
    if (description === undefined) return [];
    const value = typeof fallback === 'string' ? fallback : '';
    const shown = pipe.find(isMetadata)?.metadata.shownDefault;
    return [{ name, description, value, usual: shown ?? (value === '' ? 'empty' : `\`${value}\``) }];
  });
}

/** Both servers read some of the settings. Each is described in the one it matters for. */
const SETTINGS: readonly Setting[] = [SiteEnvironment.entries, CmsEnvironment.entries].flatMap(getSettings);

/** The table of `docs/settings.md`. */
export function settingsAsMarkdown(): string {
  const rows = SETTINGS.map(({ name, usual, description }) => `| \`${name}\` | ${usual} | ${description} |`);
  return ['| Setting | Default | |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The rate limits of the API, each of which is a setting. */
export function limitsAsMarkdown(): string {
  const rows = Object.values(LIMITS).map(
    ({ setting, points, seconds }) => `| \`${setting}\` | ${points} | ${inWords(seconds)} |`,
  );
  return ['| Setting | Default | Times in |', '| --- | --- | --- |', ...rows].join('\n');
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

function inWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, most]) => seconds % most === 0) ?? UNITS[3];
  const count = seconds / length;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${count} ${unit}s`;
}

/** The file `.env.example`: every setting, commented out. */
export function settingsAsEnvironmentFile(): string {
  const lines = SETTINGS.flatMap(({ name, description, value }) => [
    `# ${description.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')}`,
    `# ${name}=${/[\s#<]/.test(value) ? `"${value}"` : value}`,
    '',
  ]);
  return [
    '# Copy this file to .env and take the # from the lines that you change. `npm start` adds the secrets.',
    '# Everything about settings: docs/settings.md, which also lists the limits (THROTTLE_...). This file is written by',
    '# `npm run codegen`.',
    '',
    ...lines.slice(0, -1),
    '',
  ].join('\n');
}
