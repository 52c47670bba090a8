/** Saves a text as a download. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
