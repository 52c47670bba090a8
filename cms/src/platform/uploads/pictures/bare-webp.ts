import fs from 'node:fs/promises';

/** Pixels, transparency, colour space and the order of frames. EXIF and XMP are not allowed. */
const CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** More than any of our pictures has, since they are not animated. */
const MOST_CHUNKS = 100;
const CHUNK_HEADER = 8;

/** Whether a file is a WebP picture without metadata: such a file may be stored unchanged. */
export async function isBareWebp(filepath: string): Promise<boolean> {
  const file = await fs.open(filepath, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, 12);
    if (head.length < 12 || head.toString('latin1', 0, 4) !== 'RIFF') return false;
    if (head.toString('latin1', 8) !== 'WEBP' || head.readUInt32LE(4) + CHUNK_HEADER !== size) return false;
    let position = 12;
    for (let count = 0; position < size; count += 1) {
      const header = await read(position, CHUNK_HEADER);
      if (count === MOST_CHUNKS || header.length < CHUNK_HEADER) return false;
      if (!CHUNKS.has(header.toString('latin1', 0, 4))) return false;
      const length = header.readUInt32LE(4);
      position += CHUNK_HEADER + length + (length % 2);
    }
    return position === size;
  } finally {
    await file.close();
  }
}
