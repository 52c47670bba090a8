const FORGOTTEN_AFTER_MS = 60_000;

/** Lets the browser save a file that was made here. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), FORGOTTEN_AFTER_MS);
}
