import type { Publication } from './publications';

/** More would cover the screen. */
const MOST_NAMED = 3;

/** `Block 1 (rich-text): …` has the type for programs and files; editors do not know it. */
const withoutType = (message: string): string => message.replace(/^(Block \d+) \([\w-]+\)/, '$1');

/** The text of a notification. */
export function describePublications(published: readonly Publication[]): string {
  const all = published.flatMap(({ title, problems }) =>
    problems.map(({ message }) => {
      const plain = withoutType(message);
      return published.length > 1 ? `“${title}”: ${plain}` : plain;
    }),
  );
  const unnamed = published.reduce((sum, { more }) => sum + more, 0);
  const named = all.slice(0, MOST_NAMED).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
  const rest = all.length - named.length + unnamed;
  return [
    'Published. Not everything reaches all readers:',
    ...named,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ].join(' ');
}
