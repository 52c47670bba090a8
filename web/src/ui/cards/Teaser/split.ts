/**
 * What fits four lines of a narrow card: whole sentences, or else words, without a comma before the ellipsis. A
 * minimum length prevents "Dr." from counting as a sentence.
 */
const LEAD = /^.{20,96}[.!?](?=\s)|^.{19,95}[^\s,;:–](?=[,;:]?\s)/s;

interface Split {
  lead: string;
  rest: string;
}

/**
 * Splits a text into the first sentences, as many as fit a narrow card, and the rest. A long sentence is split after
 * a word.
 */
export function split(text: string): Split {
  const lead = (text.length > 96 && LEAD.exec(text)?.[0]) || text;
  return { lead, rest: text.slice(lead.length) };
}
