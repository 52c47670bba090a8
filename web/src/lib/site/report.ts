/**
 * Reports a problem that no reader can fix: to the server's log, or to the browser's console. Includes only the
 * cause's name and message, because a stack or a response may contain what a visitor sent.
 */
export function reportProblem(what: string, cause: unknown): void {
  globalThis.console.error(`${what}: ${String(cause)}`);
}
