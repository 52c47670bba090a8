/** The chunks needed to play a WAV file. All others are metadata: names, places, dates, pictures. */
const SOUND = new Set(['fmt ', 'data', 'fact', 'cue ', 'smpl', 'inst', 'ds64', 'JUNK']);
const HEADER = 8;

/** Blanks the metadata of a WAV file in place: each chunk keeps its size and becomes one that programs skip. */
export function blankWav(file: Buffer): void {
  let start = 12;
  while (start + HEADER <= file.length) {
    const size = file.readUInt32LE(start + 4);
    const end = Math.min(start + HEADER + size, file.length);
    if (!SOUND.has(file.toString('latin1', start, start + 4))) {
      file.write('JUNK', start, 'latin1');
      file.fill(0, start + HEADER, end);
    }
    start += HEADER + size + (size % 2);
  }
}
