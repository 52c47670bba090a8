/**
 * A browser opens a file that is dropped where nothing takes it, in place of the form with all that was typed. Fields
 * that take files have acted on the event by then.
 */
export function keepPageOnDrop(page: Pick<Document, 'addEventListener'>): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
