/** Whether an object of a form is a file of the media library. */
export const isLibraryFile = (value: object): boolean => 'mime' in value && 'hash' in value;
