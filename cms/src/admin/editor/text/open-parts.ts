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

type FindPart = (block: number, prose: number | undefined) => TextPart | undefined;

let current: FindPart | undefined;

/** Finds a block of the open form by its index, and a node of prose in it. */
export const findTextPart: FindPart = (block, prose) => current?.(block, prose);

/** @returns a function that ends it */
export function openParts(find: FindPart): () => void {
  current = find;
  return () => {
    if (current === find) current = undefined;
  };
}
