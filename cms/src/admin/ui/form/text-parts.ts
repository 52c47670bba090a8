/** The editable element of an article's text. */
export const TEXT_ELEMENT = '[data-article-text]';

/** A block, or a node of prose, in the open text. */
export interface TextPart {
  element: HTMLElement;
  /** It has fields of its own, and is no text. */
  isEntry: boolean;
  /** The editable element of the text. */
  text: HTMLElement;
  /** Puts the caret into it. */
  focus: () => void;
  /** An element below it that is no part of the text. */
  addHost: () => HTMLElement;
}

/** The text of an open form, as far as others need it. */
export interface TextInForm {
  findPart: (block: number, prose: number | undefined) => TextPart | undefined;
  /** Undefined: the text has not the focus. */
  readSelection: () => { from: number; to: number } | undefined;
  select: (from: number, to: number) => void;
}

/** The text of one form. A new article's text goes on in another form after its first save. */
export interface ShownText {
  readonly text: TextInForm;
}

let current: ShownText | undefined;

export const getTextInForm = (): TextInForm | undefined => current?.text;

export function showText(shown: ShownText): void {
  current = shown;
}

export function hideText(shown: ShownText): void {
  if (current === shown) current = undefined;
}
