import { command } from '../../../scripts/lib/process/command.ts';
import { serve } from '../../../scripts/lib/product/serve.ts';
import { parseProductSettings } from '../../../scripts/lib/product/settings/settings.ts';

const help =
  'What `npm start` does once everything is built: for a test that kills servers and stops the command.';

await command(help, async () => serve(process.env, await parseProductSettings(process.env)));
