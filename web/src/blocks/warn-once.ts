const warned = new Set<string>();

/** Logs each warning only once, because a page has many blocks and a server renders many pages. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  globalThis.console.warn(sentence);
}
