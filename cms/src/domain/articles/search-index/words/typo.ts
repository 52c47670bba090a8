/** With fewer letters, a typo leaves too little of a word to recognise it. */
export const MIN_TYPO_LENGTH = 3;

/**
 * Whether the typed text is a word, or the beginning of one, with at most one mistake: a letter that is wrong, missing
 * or extra, or two letters swapped.
 */
export function matchesWithTypo(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < MIN_TYPO_LENGTH) return false;
  // As long as the typed text, one letter longer, one shorter.
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return length <= word.length && oneMistakeApart(typed, word.slice(0, length));
  });
}

/** Both have nearly the same length. */
function oneMistakeApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length === restB.length) {
    const swapped = restA.length >= 2 && restA[0] === restB[1] && restA[1] === restB[0];
    return restA.slice(1) === restB.slice(1) || (swapped && restA.slice(2) === restB.slice(2));
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
}
