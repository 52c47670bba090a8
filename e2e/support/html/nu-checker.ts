import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/lib/product/ports.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const STARTS_WITHIN_MS = 60_000;

const IGNORED = [
  // React's trailing slash on void elements, which browsers ignore.
  /^Trailing slash on void elements/,
  // A comment is an article (https://html.spec.whatwg.org/#the-article-element) with the author's name instead of a
  // title.
  /^Article lacks heading/,
  // Not in the standard, but password managers such as Safari's use it to generate passwords
  // (https://github.com/whatwg/html/issues/3518).
  /^Attribute “passwordrules” not allowed/,
];

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  /** `warning` for warnings, `fatal` for fatal errors. */
  subType?: string;
  message: string;
  /** The surrounding HTML. */
  extract?: string;
}

/**
 * A Nu checker that runs as a server on loopback, because starting it takes a second and checking a page a few
 * milliseconds.
 */
export interface NuChecker {
  /** Errors and warnings about a page; empty if there are none. */
  findings(html: string): Promise<string[]>;
  stop(): void;
}

export async function startNuChecker(): Promise<NuChecker> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/?out=json`;
  const server = spawn(
    'java',
    [
      // The checker needs a large stack, and is too short-lived for optimising compilation to pay off.
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-Dnu.validator.servlet.bind-address=127.0.0.1',
      '-cp',
      jar,
      'nu.validator.servlet.Main',
      String(port),
    ],
    { stdio: 'ignore' },
  );
  const stop = (): unknown => server.kill();
  process.once('exit', stop);
  await waitUntilReady(address, () => server.exitCode === null);
  return {
    findings: (html) => findFindings(address, html),
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function waitUntilReady(address: string, isRunning: () => boolean): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (isRunning() && Date.now() < end) {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (response) return;
    await wait(100);
  }
  throw new Error(`The Nu checker did not start on ${address}.`);
}

async function findFindings(address: string, html: string): Promise<string[]> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
  });
  const { messages }: { messages: Message[] } = await response.json();
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !IGNORED.some((ignored) => ignored.test(message)))
    .map(({ message, extract }) => `${message} ${extract ?? ''}`.trim());
}
