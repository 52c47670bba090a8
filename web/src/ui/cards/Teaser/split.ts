/**
 * What four lines of a narrow card hold: whole sentences, or else words, not with a comma
 * before the dots that follow. None is so short that it says nothing, so
 * "Dr." ends no sentence.
 */
const LEAD = /^.{20,96}[.!?](?=\s)|^.{19,95}[^\s,;:–](?=[,;:]?\s)/s;

interface Split {
  lead: string;
  rest: string;
}

/** A text's first sentences, as many as a narrow card holds, and what follows: of a long sentence its first words. */
export function split(text: string): Split {
  const lead = (text.length > 96 && LEAD.exec(text)?.[0]) || text;
  return { lead, rest: text.slice(lead.length) };
}
