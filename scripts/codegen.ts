import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { metricsAsMarkdown } from './lib/codegen/metrics-docs.ts';
import { writeDocsSection } from './lib/codegen/docs-section.ts';
import { scratchEnvironment } from './lib/product/settings/environment.ts';
import { inRoot } from './lib/files/root.ts';
import { runOrFail } from './lib/process/run.ts';
import { scratchFolder } from './lib/process/scratch.ts';
import { runStep } from './lib/process/step.ts';
import { copySharedRules } from './lib/codegen/shared-rules.ts';
import {
  limitsAsMarkdown,
  settingsAsEnvironmentFile,
  settingsAsMarkdown,
} from './lib/codegen/settings-docs.ts';
import { parseTopics } from '../cms/content/topics-file.ts';
import { siteBudgetsAsMarkdown } from '../web/server/budgets.ts';

const help = `
npm run codegen

Writes all generated files: cms/types/generated from the CMS's content types; typed documents, hooks and resolver types
from cms/schema.graphql and the .graphql files (codegen.ts); cms/persisted-operations.json, the operations that the CMS
accepts in production, and their hashes for the site; the lists of pages; the rules that both packages share; the topics;
the tables of budgets, settings and metrics in docs, and .env.example. Compares cms/schema.graphql with what the CMS serves.
CI fails if a run of this command changes a committed file.
`;

await command(help, async () => {
  const env = scratchEnvironment({ NODE_ENV: 'production', DATA_DIR: scratchFolder('codegen') });
  const formatFile = (file: string) =>
    runOrFail('prettier', inRoot('node_modules/.bin/prettier'), ['--write', file], { cwd: inRoot(), env });
  await runStep('Copying the rules that cms and web share', 'a moment', async () =>
    copySharedRules(inRoot()),
  );
  await runStep('Copying the topics from cms/content/topics.yaml', 'a moment', async () => {
    const topics = parseTopics(readFileSync(inRoot('cms/content/topics.yaml'), 'utf8'));
    writeFileSync(
      inRoot('cms/content/topics.gen.ts'),
      `import type { TopicEntry } from './topics-file';\n\n/** As topics.yaml has them. */\nexport const TOPICS: readonly TopicEntry[] = ${JSON.stringify(topics, null, 2)};\n`,
    );
  });
  // This must come first, because the CMS does not compile against a schema without generated types.
  await runStep('Writing typed documents and hooks', 'a few seconds', () =>
    runOrFail('graphql-codegen', inRoot('node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts'], {
      cwd: inRoot(),
      env,
    }),
  );
  await buildWhatChanged(env, ['cms']);
  await runStep('Comparing cms/schema.graphql with what the CMS serves', 'a few seconds', () =>
    runOrFail('Printing the schema', 'npm', ['run', '--silent', 'schema'], { cwd: inRoot('cms'), env }),
  );
  await runStep('Writing the budgets into docs/operations.md', 'a few seconds', async () => {
    const print = inRoot('cms/dist/src/rest/budgets/print.js');
    const { stdout } = await promisify(execFile)(process.execPath, [print], { env });
    const file = inRoot('docs/operations.md');
    writeDocsSection(file, 'budgets', stdout);
    writeDocsSection(file, 'budgets of the site', siteBudgetsAsMarkdown());
    await formatFile(file);
  });
  await runStep('Writing the settings into docs/settings.md and .env.example', 'a moment', async () => {
    const file = inRoot('docs/settings.md');
    writeDocsSection(file, 'settings', settingsAsMarkdown());
    writeDocsSection(file, 'limits', limitsAsMarkdown());
    writeFileSync(inRoot('.env.example'), settingsAsEnvironmentFile());
    await formatFile(file);
  });
  await runStep('Writing the metrics into docs/operations/metrics.md', 'a moment', async () => {
    const file = inRoot('docs/operations/metrics.md');
    writeDocsSection(file, 'metrics', metricsAsMarkdown());
    await formatFile(file);
  });
  await runStep('Writing the types of the content types', 'a few seconds', () =>
    runOrFail('Writing the types', 'npm', ['run', '--silent', 'types'], { cwd: inRoot('cms'), env }),
  );
});
