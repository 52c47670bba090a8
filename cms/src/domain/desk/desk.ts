import type { WorkNeeded } from '../draft-index/work-needed';

/** Rows of a section. The rest is on the screen that it leads to. */
export const MOST_ROWS = 5;

/** A list of what waits for the editor. */
export interface Section<Row> {
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  /** At most `MOST_ROWS`. */
  rows: Row[];
}

export interface DeskComment {
  documentId: string;
  /** The beginning of the text. */
  excerpt: string;
  /** Null: the role does not show it, or the account is gone. */
  author: string | null;
  article: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** Zero for a comment that nobody has reported, or whose reports the role does not show. */
  reports: number;
}

export interface DeskMessage {
  documentId: string;
  name: string;
  excerpt: string;
  at: number;
}

export interface DeskArticle {
  documentId: string;
  /** Empty: it has none yet. */
  title: string;
  /** Who changed the draft last, and when. */
  changed: { name: string; at: number } | null;
}

export interface ArticleToMend extends DeskArticle {
  work: WorkNeeded | null;
  /** Its publication, or the opposite, was planned and has failed. */
  hasFailed: boolean;
}

export interface DeskPlan {
  id: number;
  documentId: string;
  /** The content type. */
  type: string;
  title: string;
  action: 'publish' | 'unpublish';
  /** Late: it has run, but after its moment. */
  state: 'failed' | 'late' | 'waiting';
  dueAt: number;
  finishedAt: number | null;
  /** Why it failed. */
  note: string | null;
}

/** An article that readers see although its publication date is to come (C42). */
export interface EarlyArticle {
  documentId: string;
  title: string;
  date: number;
}

/** A link of the header or the footer that leads nowhere. */
export interface DeadLink {
  /** Such as `Links in the header, row 3, “Sleep”`. */
  place: string;
  url: string;
  why: string;
}

export interface OpenDocument {
  documentId: string;
  type: string;
  title: string;
  people: { name: string; unsaved: boolean; idle: boolean }[];
}

/** What waits for an editor. A list that their role does not show is missing. */
export interface Desk {
  /** For super admins: what is wrong with the backups, as a sentence. */
  backups?: string;
  /** Those with the most reports first. */
  reported?: Section<DeskComment>;
  /** The oldest first. */
  held?: Section<DeskComment>;
  /** Messages that nobody has answered or closed, the oldest first. */
  messages?: Section<DeskMessage>;
  /** Drafts that the editor created or changed last, the newest first. */
  drafts?: Section<DeskArticle>;
  /** Failures first, then what ran late, then what comes next; only the first and the last are counted. */
  scheduled?: Section<DeskPlan>;
  /** Articles that need work, the last changed first. */
  toMend?: Section<ArticleToMend>;
  early?: Section<EarlyArticle>;
  /** In the order of the site settings. */
  siteLinks?: Section<DeadLink>;
  /** What others have open. */
  open?: Section<OpenDocument>;
}
