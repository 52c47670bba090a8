/** What an article of the house keeps to (docs/writing.md). Lengths of descriptions are in characters. */
export const WORDS = { least: 350, most: 900 } as const;
export const DESCRIPTION = { least: 140, most: 160 } as const;
/** Flesch-Kincaid grades of United States schools: of all articles on average, and of any one of them. */
export const GRADE = { average: 10, most: 12 } as const;
/** Shorter sentences may meet by chance. */
export const SHARED_SENTENCE_WORDS = 8;

/** How many questions stand below a text. */
export const QUESTIONS = { least: 3, most: 5 } as const;

/** Where an article names what it rests on. What stands there is no prose of the article. */
export const SOURCES_HEADING = /^(?:sources|references)$/i;

/** C39's, where no reviewer is named. */
export const NOT_REVIEWED = 'Editorial team, not medically reviewed.';
/** Said of addresses that nobody opened. */
export const ADDRESSES_NOT_CHECKED = 'Web addresses were not checked.';
/** Sentences that stand in many articles because they must. */
export const FIXED_SENTENCES = [NOT_REVIEWED, ADDRESSES_NOT_CHECKED] as const;
