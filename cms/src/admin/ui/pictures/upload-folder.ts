/** Where this browser remembers the folder of the library that was chosen last. */
const KEY = 'wellfolio-upload-folder';

/** The folder of the media library for new pictures; null: the top of the library. */
export function getUploadFolder(): number | null {
  const id = Number(localStorage.getItem(KEY));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function setUploadFolder(id: number | null): void {
  if (id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(id));
}
