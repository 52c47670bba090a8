/** Has the browser save a text as a file, among its downloads. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
