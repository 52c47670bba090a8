const FILM = /\.(?:mp4|m4v|mov|ogv|webm)$/i;
const RECORDING = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|weba|webm|mp4)$/i;

/**
 * Whether the browser's own player can play the file at this address. A file of the library is always playable,
 * because the CMS checked its type. Otherwise the file extension decides: any other address is a page, which no
 * player can show.
 */
export const isVideoFile = (address: string) => isFile(address, FILM);
export const isAudioFile = (address: string) => isFile(address, RECORDING);

function isFile(address: string, name: RegExp): boolean {
  if (address.startsWith('/uploads/')) return true;
  const absolute = address.startsWith('/') ? `https://site.invalid${address}` : address;
  return URL.canParse(absolute) && name.test(new URL(absolute).pathname);
}
