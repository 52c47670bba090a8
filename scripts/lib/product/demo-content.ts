import { runContentCli } from './content-cli.ts';
import { Failure } from '../process/failure.ts';
import { inRoot } from '../files/root.ts';
import type { ProductSettings } from './settings.ts';
import { step } from '../process/step.ts';

/**
 * Brings the demonstration content in, unless DEMO_CONTENT is off. The content tool itself knows from the database when
 * there is nothing to do, and leaves alone what a person changed or took out.
 */
export async function seedDemoContent(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  if (!settings.demoContent) return;
  await step('Demonstration content', 'about a minute the first time, later a moment', async () => {
    const code = await runContentCli(['seed-at-start'], env, inRoot());
    if (code !== 0) {
      throw new Failure(
        'The demonstration content could not be brought in; the lines above say why. DEMO_CONTENT=off in .env starts without it.',
      );
    }
  });
}
