import type { ChildProcess } from 'node:child_process';

/** Sends a signal to a child that was spawned `detached`, and to all its descendants. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // No such group any more: it has ended.
  }
}
