/**
 * Markdown as people read it: blanks at the end of a line and signs beside bold words are written as `&#x20;`, which
 * otherwise is no text of theirs. What they have typed so has a backslash before it.
 */
export const decodeReferences = (markdown: string): string =>
  markdown.replaceAll(/(?<!\\)&#x([\dA-F]{1,5});/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
