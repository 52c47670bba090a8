/**
 * Tells a problem that no reader can mend: in the server's log, or in the browser's console.
 * Only the cause's name and message are told, because a stack or an answer may hold what a visitor sent.
 */
export function reportProblem(what: string, cause: unknown): void {
  globalThis.console.error(`${what}: ${String(cause)}`);
}
