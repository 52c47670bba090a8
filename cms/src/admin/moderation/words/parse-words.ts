const readLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The words and phrases of a text with one a line, each once. */
export const parseWords = (text: string): string[] => [...new Set(readLines(text))];

/**
 * What stays in the field once words were added: those that were refused, and what was typed meanwhile.
 * @param added what is on the list now
 */
export const removeWords = (text: string, added: ReadonlySet<string>): string =>
  readLines(text)
    .filter((line) => !added.has(line))
    .join('\n');
