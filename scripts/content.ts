import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runContentCli } from './lib/product/content-cli.ts';
import { loadEnvironment } from './lib/product/environment.ts';
import { parseProductSettings } from './lib/product/settings.ts';

const help = `
npm run content -- lint               what to mend in the articles of cms/content, and their figures
npm run content -- lint FILE...       the same of these files, or of the articles in these folders
npm run content -- lint --cms         the same of the articles that the CMS holds
npm run content -- import FILE...     bring articles in from Markdown files
npm run content -- export FOLDER      write what the CMS holds into a folder
npm run content -- remove-demo        take the demonstration content out again
npm run content -- reindex            make the index of lists, search and suggestions anew
npm run content -- subscribers FILE   write the newsletter's confirmed addresses, each with its unsubscribe link, as CSV

docs/content-format.md describes the files, docs/writing.md what articles keep to. Works beside a running \`npm start\`.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  // Files are named from where the person stands, which npm tells.
  return runContentCli(args, env, process.env.INIT_CWD ?? process.cwd());
});
