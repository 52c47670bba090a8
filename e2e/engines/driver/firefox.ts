import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectBidi } from './bidi.ts';
import { toJsonCall, type Engine, type EngineOptions } from './engine.ts';
import { preloadSource } from './preload.ts';
import { firstMatch, Started } from './processes.ts';

interface LogEntry {
  level: string;
  text: string | null;
  source?: { context?: string };
}
interface CallResult {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox with a new profile and drives it by WebDriver BiDi, without another program. */
export async function startFirefox(program: string, { isDark = false }: EngineOptions = {}): Promise<Engine> {
  const started = new Started();
  try {
    const profile = await started.folder();
    await writeFile(path.join(profile, 'user.js'), preferences(isDark));
    const child = started.program(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
      { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    );
    const address = await firstMatch(child, 2, /WebDriver BiDi listening on (ws:\S+)/);
    const errors: string[] = [];
    const bidi = await connectBidi(`${address}/session`, (method, params) => {
      const { level, text } = params as LogEntry;
      if (method === 'log.entryAdded' && level === 'error') errors.push(text ?? '');
    });
    started.beforeEnd(async () => bidi.close());
    await bidi.send('session.new', { capabilities: {} });
    // The initial tab of a headless Firefox never gets focus, so `focus` would not fire in its fields.
    const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
    await bidi.send('script.addPreloadScript', { functionDeclaration: `() => { ${preloadSource} }` });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });

    const call: Engine['call'] = async (declaration, args) => {
      const { type, result, exceptionDetails } = (await bidi.send('script.callFunction', {
        target: { context },
        awaitPromise: true,
        functionDeclaration: toJsonCall(declaration),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      })) as CallResult;
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? 'null');
    };
    return {
      navigate: async (url) => {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      back: async () => {
        await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
      },
      resize: async (width, height) => {
        await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      perform: async (actions) => {
        await bidi.send('input.performActions', { context, actions });
      },
      call,
      consoleErrors: async () => {
        // Events arrive in order, so all messages from before this call have arrived when it returns.
        await call('() => null', []);
        return [...errors];
      },
      close: () => started.end(),
    };
  } catch (error) {
    await started.end();
    throw error;
  }
}

/** Prevents downloads from elsewhere and anything that opens besides the page. */
function preferences(isDark: boolean): string {
  const values = {
    // Firefox's own list for automation.
    'remote.prefs.recommended': true,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.getAddons.cache.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'signon.rememberSignons': false,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
