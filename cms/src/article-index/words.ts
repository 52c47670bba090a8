/** Longer ones are cut: no word of a language is, and an index keeps what it is given. */
const LONGEST_WORD = 64;
/** A question of more words than this is answered by its first ones. */
const MOST_ASKED = 12;

/**
 * The words of a text as the index keeps them and as a question is read: small letters without accents, apostrophes
 * removed as in addresses ("men's" is "mens"), and whatever else is no letter or digit only separates. What comes out
 * holds no character that means anything to either database's search.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** The words of a reader's question, each once. */
export function askedWords(question: string): string[] {
  return [...new Set(wordsOf(question.slice(0, 1000)))].slice(0, MOST_ASKED);
}
