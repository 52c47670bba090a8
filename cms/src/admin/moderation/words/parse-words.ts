/** The words and phrases of a text with one a line, each once. */
export const parseWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
