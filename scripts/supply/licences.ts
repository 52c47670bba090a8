import satisfies from 'spdx-satisfies';

/** The fields of a lockfile package that the licence check reads. */
interface LockedPackage {
  version?: string;
  /** The package's SPDX expression; npm omits anything else. */
  license?: unknown;
  /** A dev dependency, which is not shipped. */
  dev?: boolean;
}

/** A shipped package and its licence. */
export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

/** Licences under which a package may be shipped unchanged with the product. */
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
  // Applies only to changes of its own files, and we make none.
  'MPL-2.0',
  // A font licence: fonts may be served with a site.
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
    reason: 'The enterprise parts under ee/ are not enabled; they need a Strapi licence key',
  },
  {
    names: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later (libvips)',
    reason: 'A separate library, loaded at run time and shipped unchanged, so it can be replaced',
  },
  {
    names: /^(limiter|only|passport-local|passport-strategy|pause|spawn-command)$/,
    licence: 'MIT',
    reason:
      'Stated in its licence file, its readme or the older field "licenses"; no other version is expected',
  },
  {
    names: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'A list of names by SPDX; credited here, as the licence requires',
  },
  {
    names: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Data of caniuse.com by Alexis Deveria; credited here, as the licence requires',
  },
];

/** The shipped packages by name, and one sentence for each whose licence is not allowed. */
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
    const found = typeof license === 'string' ? license : 'none that npm can read';
    if (!exception && !isAllowed(found)) problems.push(`${name} ${version} has the licence: ${found}`);
    delivered.push({ name, version, licence: exception?.licence ?? found });
  }
  return { delivered: delivered.toSorted(byName), problems };
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

const byName = (one: Licensed, other: Licensed): number =>
  one.name.localeCompare(other.name) || one.version.localeCompare(other.version);

/** The list shipped with a release, as Markdown. */
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
