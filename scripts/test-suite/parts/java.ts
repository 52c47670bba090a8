import { spawnSync } from 'node:child_process';

/** The oldest Java version that the Nu checker supports. */
const OLDEST = 11;

/** Whether a Java is installed that can run the Nu HTML checker. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= OLDEST;
}
