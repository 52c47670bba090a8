/** One source of input of WebDriver's actions, as both the classic protocol and BiDi take them. */
export type ActionSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: object[] }
  | { type: 'key'; id: string; actions: object[] };

export interface EngineOptions {
  /** The system of the reader prefers dark pages. */
  isDark?: boolean;
}

/** A browser with one page open, without anything stored: what the two protocols have in common. */
export interface Engine {
  /** Opens an address as the address bar does. Resolves when the document has loaded. */
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  perform: (sources: ActionSource[]) => Promise<void>;
  /** Calls a function in the page with arguments that JSON can hold, and returns what it resolves to, as JSON. */
  call: (declaration: string, args: readonly unknown[]) => Promise<unknown>;
  /** The errors that the browser's console has shown so far, those of earlier pages included. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The source of a function for `call`: it takes its arguments and returns its result as one text of JSON. */
export const asJsonCall = (declaration: string): string =>
  `async (args) => JSON.stringify((await (${declaration})(...JSON.parse(args))) ?? null)`;
