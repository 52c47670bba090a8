import { command } from './lib/process/command.ts';
import { runBrowserTests } from './test-suite/parts/browser-tests.ts';
import { formatCounts } from './test-suite/counts.ts';

const help = `
npm run e2e                         all browser tests except the slow ones
npm run e2e -- editor               files with "editor" in their path
npm run e2e -- layout --all-windows layout in all twelve windows instead of four
npm run e2e -- --headed --debug     any option of \`playwright test\`

The product is built if it changed and started with a temporary data folder. E2E_URL, with E2E_ADMIN_EMAIL,
E2E_ADMIN_PASSWORD and E2E_MAILBOX (a folder of .eml files), tests a running product instead.
`;

const ALL_WINDOWS = '--all-windows';
/** The projects of e2e/playwright.config.ts except the slow one. */
const PROJECTS = ['journeys', 'browser', 'layout', 'quality', 'crawl'];

await command(help, async (args) => {
  const env = args.includes(ALL_WINDOWS) ? { E2E_ALL_WINDOWS: '1' } : {};
  const counts = await runBrowserTests(withProjects(args), { env });
  console.log(formatCounts(counts));
  return counts.failed > 0 ? 1 : 0;
});

/** The arguments for Playwright. If they name no file and no project, adds all projects except the slow one. */
function withProjects(args: string[]): string[] {
  if (args.includes(ALL_WINDOWS)) {
    return ['--project=layout', ...args.filter((arg) => ![ALL_WINDOWS, 'layout'].includes(arg))];
  }
  const isChosen = args.some((arg) => !arg.startsWith('-') || arg.startsWith('--project'));
  return isChosen ? args : [...PROJECTS.map((project) => `--project=${project}`), ...args];
}
