import satisfies from 'spdx-satisfies';

/** What the licence check reads of a package in a lockfile. */
export interface LockedPackage {
  version?: string;
  /** SPDX, as the package says it; npm leaves out what is not. */
  license?: unknown;
  /** Only for developing: it is not delivered. */
  dev?: boolean;
}

/** What is delivered under which licence. */
export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

/** Licences under which a package may be delivered with the product unchanged. */
const ALLOWED = [
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for changes of its own files only, and none are made.
  'MPL-2.0',
  // Of fonts: they may be served with a site.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages that are allowed by name, with the licence to report and the reason. */
const EXCEPTIONS: { names: RegExp; licence: string; reason: string }[] = [
  {
    names: /^@strapi\//,
    licence: 'MIT, but for its ee/ folders',
    reason: 'The enterprise parts under ee/ are not switched on: they need a licence key of Strapi',
  },
  {
    names: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later (libvips)',
    reason: 'A library of its own, loaded while running and delivered unchanged: it can be replaced',
  },
  {
    names: /^(limiter|only|passport-local|passport-strategy|pause|spawn-command)$/,
    licence: 'MIT',
    reason:
      'Says so in its licence file, its readme or the older field "licenses"; there will be no other version',
  },
  {
    names: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'A list of names by SPDX; named here, as the licence asks',
  },
  {
    names: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Data of caniuse.com by Alexis Deveria; named here, as the licence asks',
  },
];

/** The packages that are delivered, by name, and sentences about those whose licence nobody has allowed. */
export function checkLicences(packages: Record<string, LockedPackage>): {
  delivered: Licensed[];
  problems: string[];
} {
  const delivered: Licensed[] = [];
  const problems: string[] = [];
  for (const [where, { version = '', license, dev }] of Object.entries(packages)) {
    if (where === '' || dev === true) continue;
    const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const exception = EXCEPTIONS.find(({ names }) => names.test(name));
    const said = typeof license === 'string' ? license : 'none that npm can read';
    if (!exception && !isAllowed(said)) problems.push(`${name} ${version} has the licence: ${said}`);
    delivered.push({ name, version, licence: exception?.licence ?? said });
  }
  return { delivered: delivered.toSorted(byName), problems };
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    // It is no SPDX expression.
    return false;
  }
}

const byName = (one: Licensed, other: Licensed): number =>
  one.name.localeCompare(other.name) || one.version.localeCompare(other.version);

/** The list that is delivered with a release, as Markdown. */
export function licenceList(lists: Record<string, Licensed[]>): string {
  const sections = Object.entries(lists).map(
    ([title, delivered]) =>
      `## ${title}\n\n| Package | Version | Licence |\n| --- | --- | --- |\n${delivered
        .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
        .join('\n')}\n`,
  );
  const reasons = EXCEPTIONS.map(
    ({ names, licence, reason }) => `- \`${names.source}\`: ${licence}. ${reason}.`,
  );
  return `# Licences of the packages that are delivered\n\n${sections.join('\n')}\n## Allowed by name\n\n${reasons.join('\n')}\n`;
}
