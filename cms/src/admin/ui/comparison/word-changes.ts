import { diffWordsWithSpace } from 'diff';

export interface WordChange {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Beyond this, the texts are shown one after the other. */
const AT_MOST_MS = 500;

/** What was added to and removed from a text, word by word. */
export function findWordChanges(before: string, after: string): WordChange[] {
  const found = diffWordsWithSpace(before, after, { timeout: AT_MOST_MS });
  if (!found)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return found.map(({ value, added, removed }) => {
    if (added) return { text: value, change: 'added' };
    return { text: value, change: removed ? 'removed' : 'same' };
  });
}
