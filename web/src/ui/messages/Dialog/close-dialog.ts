/** Closes the dialog around an element. `close()` makes the browser return the focus; unmounting does not. */
export const closeDialog = (element: Element) => element.closest('dialog')?.close();
