const TAG_HEADER = 10;
const LAST_TAG = 128;
const APE_FOOTER = 32;

/**
 * Blanks the tags of an MP3 file in place: ID3v2 at its start becomes an empty tag, ID3v1 and APE at its end become
 * zeros, which players skip.
 */
export function blankMp3(file: Buffer): void {
  if (file.length > TAG_HEADER && file.toString('latin1', 0, 3) === 'ID3') {
    // Seven bits per byte.
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((file[at] ?? 0) & 0x7f), 0);
    file.fill(0, TAG_HEADER, Math.min(TAG_HEADER + size, file.length));
    // No flags: nothing in the tag is compressed and nothing follows it.
    file[5] = 0;
  }
  let end = file.length;
  if (end >= LAST_TAG && file.toString('latin1', end - LAST_TAG, end - LAST_TAG + 3) === 'TAG') {
    end -= LAST_TAG;
    file.fill(0, end);
  }
  if (end >= APE_FOOTER && file.toString('latin1', end - APE_FOOTER, end - APE_FOOTER + 8) === 'APETAGEX') {
    // Includes the footer, but not the header that may precede it.
    const begin = Math.max(0, end - file.readUInt32LE(end - APE_FOOTER + 12));
    const header = Math.max(0, begin - APE_FOOTER);
    file.fill(0, file.toString('latin1', header, header + 8) === 'APETAGEX' ? header : begin, end);
  }
}
