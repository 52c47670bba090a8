/** An input source of WebDriver actions, in the format of both the classic protocol and BiDi. */
export type ActionSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: object[] }
  | { type: 'key'; id: string; actions: object[] };

export interface EngineOptions {
  /** The reader's system prefers dark mode. */
  isDark?: boolean;
}

/** A browser with one open page and nothing stored: the common interface of both protocols. */
export interface Engine {
  /** Opens an address like the address bar. Resolves when the document has loaded. */
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  perform: (sources: ActionSource[]) => Promise<void>;
  /** Calls a function in the page with JSON arguments and returns its resolved value as JSON. */
  call: (declaration: string, args: readonly unknown[]) => Promise<unknown>;
  /** All console errors so far, including those of earlier pages. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The source of a function for `call`. It takes its arguments and returns its result as a JSON string. */
export const toJsonCall = (declaration: string): string =>
  `async (args) => JSON.stringify((await (${declaration})(...JSON.parse(args))) ?? null)`;
