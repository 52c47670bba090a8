/** What an article of the house keeps to (docs/writing.md). Lengths of descriptions are in characters. */
export const WORDS = { least: 350, most: 900 } as const;
export const DESCRIPTION = { least: 140, most: 160 } as const;
/** Flesch-Kincaid grades of United States schools: of all articles on average, and of any one of them. */
export const GRADE = { average: 10, most: 12 } as const;
/** Shorter sentences may meet by chance. */
export const SHARED_SENTENCE_WORDS = 8;

/** Where an article names what it rests on. What stands there is no prose of the article. */
export const SOURCES_HEADING = /^(?:sources|references)$/i;

/** Sentences that stand in every article because they must: C39's, and what is said of addresses nobody opened. */
export const FIXED_SENTENCES = [
  'Editorial team, not medically reviewed.',
  'Web addresses were not checked.',
] as const;
