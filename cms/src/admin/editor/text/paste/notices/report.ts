import { addNotice } from './notice-list';

/** What is said once, however often it is so. */
const SENTENCES = [
  ['hasNestedLists', 'A nested list was pasted. Readers get its points as one list.'],
  ['hasChecklist', 'A checklist was pasted. Readers get its points as a list, without the boxes.'],
  ['hasQuotedList', 'A list in a quotation became lines of the quotation.'],
  ['hasListInCell', 'A list in a table became lines of its cell.'],
  ['hasInnerTable', 'A table in a cell of another table follows that table now.'],
  ['hasCutTable', 'A table was cut, because it has too many cells. Paste the rest as tables of their own.'],
] as const;

/** What of a pasted text is not in the result as it was. */
export class Report {
  hasNestedLists = false;
  hasChecklist = false;
  hasQuotedList = false;
  hasListInCell = false;
  hasInnerTable = false;
  hasCutTable = false;
  comments = 0;
  /** Notes whose marks are in the text, but not their texts. */
  missingNotes = 0;
  /** With which numbers lists began, if not with 1. */
  readonly listStarts: number[] = [];
  /** Videos, embedded pages and the like, by name. */
  readonly parts: string[] = [];
  /** The words of links that lead nowhere for readers. */
  readonly links: string[] = [];

  /** Tells the editor. */
  show(): void {
    for (const [name, sentence] of SENTENCES) if (this[name]) addNotice(sentence);
    this.showListStarts();
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
  }

  private showListStarts(): void {
    const [first, ...others] = this.listStarts;
    if (first === undefined) return;
    if (others.length === 0) addNotice(`A numbered list began with ${first}. Here it begins with 1.`);
    else
      for (const start of this.listStarts)
        addNotice('Numbered lists begin with 1 here. They began with:', String(start));
  }
}

const LONGEST_NAME = 80;

/** Words that name something, in quotation marks. */
export const quote = (words: string): string =>
  `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME)}”`;
