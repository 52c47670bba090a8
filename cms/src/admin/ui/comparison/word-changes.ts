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
  return joinReplacements(
    found.map(({ value, added, removed }) => {
      if (added) return { text: value, change: 'added' };
      return { text: value, change: removed ? 'removed' : 'same' };
    }),
  );
}

/** Neighbouring words that were replaced one by one read as one replacement: the blanks between them belong to it. */
function joinReplacements(changes: readonly WordChange[]): WordChange[] {
  const joined: WordChange[] = [];
  let removed = '';
  let added = '';
  const end = (): void => {
    if (removed) joined.push({ text: removed, change: 'removed' });
    if (added) joined.push({ text: added, change: 'added' });
    removed = '';
    added = '';
  };
  for (const [index, part] of changes.entries()) {
    const { text, change } = part;
    const isBetween = removed && added && index < changes.length - 1 && text.trim() === '';
    if (change === 'removed' || (change === 'same' && isBetween)) removed += text;
    if (change === 'added' || (change === 'same' && isBetween)) added += text;
    if (change === 'same' && !isBetween) {
      end();
      joined.push(part);
    }
  }
  end();
  return joined;
}
