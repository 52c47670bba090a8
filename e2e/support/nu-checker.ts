import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** The oldest Java that it runs on. */
const JAVA = 11;

/** It nests deeply, and is over before it would pay to compile it well. */
const VM = ['-Xss4m', '-XX:TieredStopAtLevel=1'];

const IGNORED = [
  // How React ends elements that have no content; browsers pass over it.
  'Trailing slash on void elements.*',
  // A comment is an article (https://html.spec.whatwg.org/#the-article-element), and who wrote it stands where a title would.
  'Article lacks heading.*',
].join('|');

/** What the Nu checker says of pages, in words. */
export interface Said {
  errors: string[];
  warnings: string[];
}

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  /** `warning`, or of an error `fatal`. */
  subType?: string;
  message: string;
  /** Of the page's file. */
  url?: string;
  /** The HTML around it. */
  extract?: string;
}

/** Whether there is a Java that can run it. */
export async function hasJava(): Promise<boolean> {
  const { stderr } = await run('java', ['-version']).catch(() => ({ stderr: '' }));
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= JAVA;
}

/** @param files of HTML, all of which one process checks: to start one takes it a second */
export async function askNuChecker(files: readonly string[]): Promise<Said> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--filterpattern', IGNORED];
  const { stdout } = await run('java', [...VM, '-jar', jar, ...options, ...files], { maxBuffer: 50_000_000 });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return {
    errors: messages.filter(({ type }) => type !== 'info').map(inWords),
    warnings: messages.filter(({ subType }) => subType === 'warning').map(inWords),
  };
}

const inWords = ({ url, message, extract }: Message): string =>
  `${url?.split('/').at(-1) ?? 'Nu'}: ${message} ${extract ?? ''}`;
