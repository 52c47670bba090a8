import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runContentCli } from './lib/product/content-cli.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run content -- lint               problems in the articles of cms/content, and their figures
npm run content -- lint FILE...       the same for these files, or for the articles in these folders
npm run content -- lint --cms         the same for the articles stored in the CMS
npm run content -- import FILE...     import articles from Markdown files
npm run content -- export FOLDER      export the articles of the CMS into a folder
npm run content -- remove-demo        remove the demonstration content
npm run content -- reindex            rebuild the index of lists, search and suggestions
npm run content -- subscribers FILE   export confirmed newsletter addresses with their unsubscribe links as CSV

docs/content-format.md describes the files, docs/writing.md the rules for articles. Works beside a running \`npm start\`.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  // File arguments are relative to the caller's folder, which npm passes in INIT_CWD.
  return runContentCli(args, env, process.env.INIT_CWD ?? process.cwd());
});
