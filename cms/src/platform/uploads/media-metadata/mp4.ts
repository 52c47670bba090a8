/** A box of an MP4 or M4A file (ISO 14496-12): its start and end, and where its content starts. */
interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** More than any film has besides pictures and sounds; a file with more is not processed. */
const MOST_BOXES = 10_000;

/** Maximum entries per table: hours of film. */
const MOST_ENTRIES = 1_000_000;

/** Titles, authors, locations (`©xyz`), chapters and whatever programs add. Players need none of them. */
const METADATA = new Set(['udta', 'meta', 'uuid']);

/**
 * Blanks the metadata of a film or a recording in place. Every box keeps its size, so that nothing else moves and no
 * picture or sound changes. It blanks metadata boxes, recording times, and tracks other than pictures and sounds, in
 * which phones and cameras log locations.
 */
export function blankMp4(file: Buffer): void {
  const budget = { boxes: MOST_BOXES };
  for (const box of boxesIn(file, 0, file.length, budget)) {
    if (METADATA.has(box.type)) blank(file, box);
    else if (box.type === 'moov') blankMovie(file, box, budget);
  }
}

function blankMovie(file: Buffer, movie: Box, budget: { boxes: number }): void {
  for (const box of boxesIn(file, movie.content, movie.end, budget)) {
    if (METADATA.has(box.type)) blank(file, box);
    else if (box.type === 'mvhd') blankTimes(file, box);
    else if (box.type === 'trak') blankTrack(file, box, budget);
  }
}

function blankTrack(file: Buffer, track: Box, budget: { boxes: number }): void {
  const boxes = boxesIn(file, track.content, track.end, budget);
  const media = boxes
    .filter(({ type }) => type === 'mdia')
    .flatMap((box) => boxesIn(file, box.content, box.end, budget));
  if (
    media.some(
      (box) => box.type === 'hdlr' && file.toString('latin1', box.content + 8, box.content + 12) === 'meta',
    )
  ) {
    const tables = media
      .filter(({ type }) => type === 'minf')
      .flatMap((box) => boxesIn(file, box.content, box.end, budget))
      .filter(({ type }) => type === 'stbl')
      .flatMap((box) => boxesIn(file, box.content, box.end, budget));
    blankSamples(file, tables);
    blank(file, track);
    return;
  }
  for (const box of [...boxes, ...media]) {
    if (METADATA.has(box.type)) blank(file, box);
    else if (box.type === 'tkhd' || box.type === 'mdhd') blankTimes(file, box);
  }
}

/** The samples of a track are interleaved with pictures and sounds, in chunks that its tables list. */
function blankSamples(file: Buffer, tables: Box[]): void {
  const table = (...types: string[]) => tables.find(({ type }) => types.includes(type));
  const offsets = table('stco', 'co64');
  const runs = table('stsc');
  const sizes = table('stsz');
  if (!offsets || !runs || !sizes) return;
  const wide = offsets.type === 'co64';
  const chunks = entries(file, offsets, wide ? 8 : 4, 4).map((at) =>
    wide ? Number(file.readBigUInt64BE(at)) : file.readUInt32BE(at),
  );
  const perChunk = entries(file, runs, 12, 4).map((at) => ({
    first: file.readUInt32BE(at),
    samples: file.readUInt32BE(at + 4),
  }));
  const fixed = numberAt(file, sizes.content + 4);
  const own = fixed === 0 ? entries(file, sizes, 4, 8).map((at) => file.readUInt32BE(at)) : [];
  let [run, sample, left] = [0, 0, file.length];
  for (const [index, start] of chunks.entries()) {
    // A run extends to the chunk with which the next one starts.
    while ((perChunk[run + 1]?.first ?? Infinity) <= index + 1) run += 1;
    const samples = perChunk[run]?.samples ?? 0;
    const listed = own.slice(sample, sample + samples).reduce((sum, size) => sum + size, 0);
    // No byte belongs to two samples, so together they are no longer than the file.
    const length = Math.min(fixed === 0 ? listed : fixed * samples, left);
    sample += samples;
    left -= length;
    if (start < file.length) file.fill(0, start, Math.min(start + length, file.length));
  }
}

/** 0 if the file ends before it. */
const numberAt = (file: Buffer, at: number): number => (at + 4 <= file.length ? file.readUInt32BE(at) : 0);

/**
 * Where the entries of a table start.
 * @param before bytes between the box's version and the number of entries, including that number
 */
function entries(file: Buffer, table: Box, size: number, before: number): number[] {
  const first = table.content + 4 + before;
  if (first > table.end) return [];
  const count = Math.min(file.readUInt32BE(first - 4), Math.floor((table.end - first) / size), MOST_ENTRIES);
  return Array.from({ length: count }, (_, number) => first + number * size);
}

/** Creation and modification time: two numbers of 4 bytes, or of 8 in version 1. */
function blankTimes(file: Buffer, box: Box): void {
  const length = file[box.content] === 1 ? 16 : 8;
  file.fill(0, box.content + 4, Math.min(box.content + 4 + length, box.end));
}

/** Players skip a box of type `free`. */
function blank(file: Buffer, box: Box): void {
  file.write('free', box.start + 4, 'latin1');
  file.fill(0, box.content, box.end);
}

function boxesIn(file: Buffer, from: number, to: number, budget: { boxes: number }): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to && budget.boxes > 0; budget.boxes -= 1) {
    const short = file.readUInt32BE(start);
    const long = short === 1 && start + 16 <= to;
    // 0: up to the end of the file.
    const size = long ? Number(file.readBigUInt64BE(start + 8)) : short || to - start;
    const content = start + (long ? 16 : 8);
    const end = start + size;
    if (size < content - start || end > to) break;
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, content, end });
    start = end;
  }
  return boxes;
}
