import { diffArrays, diffSentences } from 'diff';

export interface WordChange {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Of each way to compare: long texts that have little in common take minutes. */
const AT_MOST_MS = 250;

/** Words, blanks and single signs. Names such as those of files are whole. */
const TOKEN = /\r?\n|[^\S\r\n]+|[\p{L}\p{M}\p{N}]+(?:[-_.][\p{L}\p{M}\p{N}]+)*|[^]/gu;

/** What was added to and removed from a text, word by word; of long texts that take too long, by sentences or as a whole. */
export function findWordChanges(before: string, after: string): WordChange[] {
  if (before === after || before === '' || after === '') return replaceText(before, after);
  const words = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [], { timeout: AT_MOST_MS });
  if (words) return joinReplacements(words.map(({ value, ...run }) => toChange(value.join(''), run)));
  const sentences = diffSentences(before, after, { timeout: AT_MOST_MS });
  if (sentences) return joinReplacements(sentences.map(({ value, ...run }) => toChange(value, run)));
  return replaceText(before, after);
}

/** One text in place of the other, without looking for common words. */
export function replaceText(before: string, after: string): WordChange[] {
  if (before === after) return before === '' ? [] : [{ text: before, change: 'same' }];
  const both: WordChange[] = [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ];
  return both.filter(({ text }) => text !== '');
}

function toChange(text: string, { added, removed }: { added: boolean; removed: boolean }): WordChange {
  if (added) return { text, change: 'added' };
  return { text, change: removed ? 'removed' : 'same' };
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
