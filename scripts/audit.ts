import { command } from './lib/process/command.ts';
import { buildEnvironment } from './lib/product/settings/environment.ts';
import { inRoot } from './lib/files/root.ts';
import { runQuiet } from './lib/process/run.ts';
import { readAudit } from './supply/audit-report.ts';

const help = `
npm run audit

Asks the package registry whether a shipped package (of cms/ or web/) has a known high or critical vulnerability.
Temporarily accepted advisories are listed in scripts/supply/audit-report.ts. If the registry does not support audits,
the command says so and does not fail.
`;

await command(help, async () => {
  const today = new Date().toISOString().slice(0, 10);
  let failed = false;
  for (const folder of ['cms', 'web']) {
    const { output } = await runQuiet(
      'npm',
      ['audit', '--json', '--omit=dev', '--package-lock-only', '--loglevel=silent'],
      {
        cwd: inRoot(folder),
        env: buildEnvironment(process.env),
      },
    );
    const result = readAudit(output, today);
    if (result.kind === 'unsupported') {
      console.log(
        `! ${folder} WAS NOT AUDITED: the package registry does not support audits (${result.why}).`,
      );
      continue;
    }
    const { problems, total } = result;
    console.log(
      `${problems.length === 0 ? '✓' : '✗'} ${folder}: ${total} packages with advisories, ${problems.length} high or critical`,
    );
    for (const problem of problems) console.log(`    ${problem}`);
    failed ||= problems.length > 0;
  }
  return failed ? 1 : 0;
});
