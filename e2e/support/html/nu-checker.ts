import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/product/ports.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const STARTS_WITHIN_MS = 60_000;

const IGNORED = [
  // How React ends elements that have no content; browsers pass over it.
  /^Trailing slash on void elements/,
  // A comment is an article (https://html.spec.whatwg.org/#the-article-element), and who wrote it stands where a title would.
  /^Article lacks heading/,
  // Not in the standard; Safari's and others' password managers make passwords by it (https://github.com/whatwg/html/issues/3518).
  /^Attribute “passwordrules” not allowed/,
];

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  /** `warning`, or of an error `fatal`. */
  subType?: string;
  message: string;
  /** The HTML around it. */
  extract?: string;
}

/** A Nu checker that runs as a server on loopback: a page takes it some milliseconds, to start it a second. */
export interface NuChecker {
  /** Its errors and warnings about a page, in words; nothing, when all is well. */
  findings(html: string): Promise<string[]>;
  stop(): void;
}

export async function startNuChecker(): Promise<NuChecker> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/?out=json`;
  const server = spawn(
    'java',
    [
      // It nests deeply, and is over before it would pay to compile it well.
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
  await untilItAnswers(address, () => server.exitCode === null);
  return {
    findings: (html) => findFindings(address, html),
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function untilItAnswers(address: string, isRunning: () => boolean): Promise<void> {
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
