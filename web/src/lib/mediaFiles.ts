const FILM = /\.(?:mp4|m4v|mov|ogv|webm)$/i;
const RECORDING = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|weba|webm|mp4)$/i;

/**
 * Whether an address is that of a file that the browser's own player can play. A file of this site always is: the CMS looked
 * at its kind. On another site the name says it: any other address there is a page, which no player can show.
 */
export const isFilmFile = (address: string) => isFile(address, FILM);
export const isRecordingFile = (address: string) => isFile(address, RECORDING);

function isFile(address: string, name: RegExp): boolean {
  if (address.startsWith('/')) return true;
  return URL.canParse(address) && name.test(new URL(address).pathname);
}
