import { addNotice } from './notice-list';

/** What of a pasted text is not in the result as it was. */
export class Report {
  hasNestedLists = false;
  hasChecklist = false;
  comments = 0;
  /** Notes whose marks are in the text, but not their texts. */
  missingNotes = 0;
  hasCutTable = false;
  /** Videos, embedded pages and the like, by name. */
  readonly parts: string[] = [];
  /** The words of links that lead nowhere for readers. */
  readonly links: string[] = [];

  /** Adds what a part of the text reports. */
  add({ hasNestedLists, hasChecklist, comments, missingNotes, hasCutTable, parts, links }: Report): void {
    this.hasNestedLists ||= hasNestedLists;
    this.hasChecklist ||= hasChecklist;
    this.comments += comments;
    this.missingNotes += missingNotes;
    this.hasCutTable ||= hasCutTable;
    this.parts.push(...parts);
    this.links.push(...links);
  }

  /** Tells the editor. */
  show(): void {
    if (this.hasNestedLists) addNotice('A nested list was pasted. Readers get its points as one list.');
    if (this.hasChecklist)
      addNotice('A checklist was pasted. Readers get its points as a list, without the boxes.');
    for (const name of this.links)
      addNotice('Links that readers could not follow are plain words now:', name);
    for (const name of this.parts) addNotice('These parts could not be taken:', name);
    if (this.comments > 0)
      addNotice(this.comments === 1 ? 'A comment was left out.' : `${this.comments} comments were left out.`);
    if (this.missingNotes > 0)
      addNotice(
        this.missingNotes === 1
          ? 'A note was not copied with its mark.'
          : `${this.missingNotes} notes were not copied with their marks.`,
      );
    if (this.hasCutTable)
      addNotice('A table was cut, because it has too many cells. Paste the rest as tables of their own.');
  }
}

const LONGEST_NAME = 80;

/** Words that name something, in quotation marks. */
export const quote = (words: string): string =>
  `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME)}”`;
