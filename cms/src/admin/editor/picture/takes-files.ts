/** Of an element that takes dropped files itself, also within a text. */
export const TAKES_FILES = 'data-takes-files';
/** Its value where the block around it shows nothing without a file. */
export const REQUIRED = 'required';

/** Whether something was dropped on such an element. */
export const isForField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${TAKES_FILES}]`) !== null;
