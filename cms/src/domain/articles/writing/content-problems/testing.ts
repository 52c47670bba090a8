import { contentProblems } from './content-problems';

/** Path, message and refusal of each problem in these blocks. */
export const listProblems = (...content: unknown[]) =>
  contentProblems({ content }).map(({ path, message, refused }) => [
    path.slice(1).join('.'),
    message.replace(/^Block \d+ \(([\w-]*)\): /, ''),
    refused,
  ]);
export const entry = (type: string, fields: object = {}) => ({ __component: `blocks.${type}`, ...fields });
export const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
export const prose = (...body: unknown[]) => entry('rich-text', { body });
