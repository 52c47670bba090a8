import { spawnSync } from 'node:child_process';

/** The oldest Java that the Nu checker runs on. */
const OLDEST = 11;

/** Whether there is a Java that can run the Nu checker of HTML. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= OLDEST;
}
