import { runContentCli } from './content-cli.ts';
import { Failure } from '../process/failure.ts';
import { inRoot } from '../files/root.ts';
import type { ProductSettings } from './settings/settings.ts';
import { runStep } from '../process/step.ts';

/**
 * Imports the demonstration content unless DEMO_CONTENT is off. The content tool checks the database and does nothing
 * if it is up to date. It keeps everything that a person changed or removed.
 */
export async function seedDemoContent(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  if (!settings.demoContent) return;
  await runStep('Demonstration content', 'about a minute the first time, later a few seconds', async () => {
    const code = await runContentCli(['seed-at-start'], env, inRoot());
    if (code !== 0) {
      throw new Failure(
        'The demonstration content could not be imported; the lines above say why. Set DEMO_CONTENT=off in .env to start without it.',
      );
    }
  });
}
