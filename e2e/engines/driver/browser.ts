import { test } from 'node:test';
import { requireEnv } from '../../support/product/running-product.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { startWebKit } from './webkit.ts';

interface JourneyOptions extends EngineOptions {
  /** Opens the site at another address. */
  origin?: string;
}

/** A test with a fresh browser in which nothing is stored. */
export function journey(
  title: string,
  run: (reader: Reader) => Promise<void>,
  options: JourneyOptions = {},
): void {
  void test(title, () => withBrowser(run, options));
}

export async function withBrowser(
  run: (reader: Reader) => Promise<void>,
  { origin = requireEnv('E2E_URL'), ...options }: JourneyOptions = {},
): Promise<void> {
  const engine = await startEngine(options);
  try {
    await engine.resize(1280, 800);
    await run(new Reader(engine, origin));
  } finally {
    await engine.close();
  }
}

/** The engine that `npm run e2e:engines` is testing (scripts/test-suite/parts/browser-engines.ts). */
export function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const engine = requireEnv('E2E_ENGINE');
  if (engine === 'firefox') return startFirefox(requireEnv('FIREFOX_PATH'), options);
  return startWebKit(
    {
      driver: requireEnv('WEBKIT_DRIVER_PATH'),
      display: requireEnv('XVFB_PATH'),
      lineBuffered: requireEnv('STDBUF_PATH'),
    },
    options,
  );
}
