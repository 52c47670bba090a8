import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackages } from './install/lockfile/lockfile.mjs';
import { command } from './lib/process/command.ts';
import { buildEnvironment } from './lib/product/settings/environment.ts';
import { Failure } from './lib/process/failure.ts';
import { inRoot } from './lib/files/root.ts';
import { lastLines, runQuiet } from './lib/process/run.ts';
import { checkLicences, licenceList, type Licensed } from './supply/licences.ts';

const help = `
npm run sbom

Lists the shipped packages in the folder sbom/: cms.cdx.json and web.cdx.json (CycloneDX, by npm) and licences.md.
Fails if a package has a licence that scripts/supply/licences.ts does not allow.
`;

const FOLDER = 'sbom';

await command(help, async () => {
  mkdirSync(inRoot(FOLDER), { recursive: true });
  const lists: Record<string, Licensed[]> = {};
  const problems: string[] = [];
  for (const folder of ['cms', 'web']) {
    writeFileSync(inRoot(FOLDER, `${folder}.cdx.json`), await createBom(folder));
    const { delivered, problems: found } = checkLicences(
      readPackages(readFileSync(inRoot(folder, 'package-lock.json'), 'utf8')),
    );
    lists[folder] = delivered;
    problems.push(...found.map((problem) => `${folder}: ${problem}`));
  }
  writeFileSync(inRoot(FOLDER, 'licences.md'), licenceList(lists));
  const counts = Object.entries(lists).map(([folder, { length }]) => `${length} of ${folder}`);
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${path.join(FOLDER, 'licences.md')}: ${counts.join(', ')}`,
  );
  for (const problem of problems) console.log(`    ${problem}`);
  return problems.length === 0 ? 0 : 1;
});

async function createBom(folder: string): Promise<string> {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--omit=dev',
    '--package-lock-only',
    '--loglevel=error',
  ];
  const { code, output } = await runQuiet('npm', args, {
    cwd: inRoot(folder),
    env: buildEnvironment(process.env),
  });
  if (code !== 0) throw new Failure(`npm sbom failed in ${folder}:\n\n${lastLines(output, 25)}`);
  return output;
}
