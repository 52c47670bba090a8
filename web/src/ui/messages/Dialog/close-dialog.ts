/** Closes the dialog that an element stands in. `close()` makes the browser return the focus; unmounting does not. */
export const closeDialog = (element: Element) => element.closest('dialog')?.close();
