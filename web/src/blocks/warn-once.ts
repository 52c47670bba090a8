const said = new Set<string>();

/** Says a thing on the console the first time only: a page has many blocks, a server many pages. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  globalThis.console.warn(sentence);
}
