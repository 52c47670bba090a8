import type { Desk } from '../../domain/desk/desk';

const BLOG = 'api::blog.blog';

/** Address of the form of a document. */
export const getFormPath = (type: string, documentId: string): string =>
  `/content-manager/collection-types/${type}/${documentId}`;

const ARTICLES = `/content-manager/collection-types/${BLOG}`;
export const NEW_ARTICLE = getFormPath(BLOG, 'create');
/** Who may write articles. */
export const CREATE_ARTICLES = [{ action: 'plugin::content-manager.explorer.create', subject: BLOG }];
export const getArticlePath = (documentId: string): string => getFormPath(BLOG, documentId);

export type SectionName = Exclude<keyof Desk, 'backups'>;

/** How a section is shown. */
export interface SectionText {
  title: string;
  /** Said in place of rows. */
  empty: string;
  /** Where all of it is. */
  link?: { to: string; label: string };
}

export const REPORTED = '/moderation?tab=reported';
export const HELD = '/moderation?tab=held';
export const MESSAGES = '/moderation?tab=messages';

const TEXTS: Readonly<Record<SectionName, SectionText>> = {
  reported: {
    title: 'Reported comments',
    empty: 'No comment is reported.',
    link: { to: REPORTED, label: 'All reported comments' },
  },
  held: {
    title: 'Held comments',
    empty: 'No comment waits for you.',
    link: { to: HELD, label: 'All held comments' },
  },
  messages: {
    title: 'Messages',
    empty: 'All messages are answered.',
    link: { to: MESSAGES, label: 'All messages' },
  },
  drafts: {
    title: 'My drafts',
    empty: 'You have no drafts.',
    link: { to: `${ARTICLES}?view=my-drafts`, label: 'All my drafts' },
  },
  scheduled: {
    title: 'Scheduled',
    empty: 'Nothing is scheduled.',
    link: { to: '/schedule', label: 'Open the schedule' },
  },
  toMend: {
    title: 'To mend',
    empty: 'No article needs work.',
    link: { to: `${ARTICLES}?view=needs-work`, label: 'All articles that need work' },
  },
  early: { title: 'Public before their date', empty: '' },
  siteLinks: { title: 'Links of the site that lead nowhere', empty: '' },
  open: { title: 'Being edited now', empty: 'Nobody else has anything open.' },
};

const ORDER = [
  ...(['reported', 'held', 'messages', 'drafts'] as const),
  ...(['scheduled', 'toMend', 'siteLinks', 'early', 'open'] as const),
];

/** What is wrong, and rarely is. */
const ONLY_WITH_ROWS: ReadonlySet<SectionName> = new Set(['early', 'siteLinks']);

/** What this desk shows, in this order. */
export const getSections = (desk: Desk): (SectionText & { name: SectionName })[] =>
  ORDER.filter((name) =>
    ONLY_WITH_ROWS.has(name) ? (desk[name]?.count ?? 0) > 0 : desk[name] !== undefined,
  ).map((name) => ({ name, ...TEXTS[name] }));
