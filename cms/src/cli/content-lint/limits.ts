/** The rules for articles (docs/writing.md). Lengths of descriptions are in characters. */
export const WORDS = { least: 350, most: 900 } as const;
export const DESCRIPTION = { least: 140, most: 160 } as const;
/** Flesch-Kincaid grades of schools in the United States: the average of all articles, and the maximum of each. */
export const GRADE = { average: 10, most: 12 } as const;
/** Shorter sentences may coincide by chance. */
export const SHARED_SENTENCE_WORDS = 8;

/** The number of questions below a text. */
export const QUESTIONS = { least: 3, most: 5 } as const;

/** The heading of an article's sources. The section does not count as the article's prose. */
export const SOURCES_HEADING = /^(?:sources|references)$/i;

/** From C39, if no reviewer is named. */
export const NOT_REVIEWED = 'Editorial team, not medically reviewed.';
/** For addresses that have not been opened. */
export const ADDRESSES_NOT_CHECKED = 'Web addresses were not checked.';
/** Sentences that have to be in many articles. */
export const FIXED_SENTENCES = [NOT_REVIEWED, ADDRESSES_NOT_CHECKED] as const;
