import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { films } from './films/all';
import { HEIGHT, WIDTH, type Film } from './films/film';
import { paletteOf } from './palette';
import { Pen } from './pen';
import { seeded } from './random';

const usage = `Draws the silent films of the demonstration content into cms/content/media. It needs ffmpeg with libx264.

  npx tsx cms/content/picture-maker/make-films.ts                    draw all of them
  npx tsx cms/content/picture-maker/make-films.ts NAME...            draw these only
  npx tsx cms/content/picture-maker/make-films.ts --still 3 NAME...  one frame each, as NAME.png in the current folder
`;

const HEAVIEST = 400_000;
const folder = resolve(__dirname, '../media');
const size = { width: WIDTH / 2, height: HEIGHT / 2 };
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** The same seed for every frame: what stands still looks the same in all of them. */
function frameOf(name: string, film: Film, second: number): Buffer {
  const pen = new Pen(paletteOf(film.topic, film.light ?? 'day'), seeded(name));
  const art = film.frame(second, pen);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${pen.defs}</defs>${art}</svg>`,
  );
}

const encoding = (rate: number, file: string): string[] => [
  ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  ...['-s', `${size.width}x${size.height}`, '-r', String(rate), '-i', '-'],
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25', '-threads', '2'],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-movflags', '+faststart'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', file],
];

async function drawFilm(name: string, film: Film): Promise<void> {
  const rate = film.rate ?? 15;
  const file = join(folder, `${name}.mp4`);
  const ffmpeg = spawn('ffmpeg', encoding(rate, file), { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended: Promise<unknown[]> = once(ffmpeg, 'close');
  // Whoever writes into a program that is gone gets an error of its own; the one that counts is `ended`.
  ffmpeg.stdin.on('error', () => undefined);
  await Promise.race([once(ffmpeg, 'spawn'), ended]);
  for (let index = 0; index < film.seconds * rate; index += 1) {
    const pixels = await sharp(frameOf(name, film, index / rate))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${name}: ffmpeg ended with ${String(code)}; what it said stands above.`);
  const { size: bytes } = await stat(file);
  if (bytes >= HEAVIEST)
    throw new Error(`${name}.mp4 has ${bytes} bytes; it must have fewer than ${HEAVIEST}`);
  say(`${name}.mp4: ${Math.round(film.seconds)} seconds, ${Math.ceil(bytes / 1000)} KB`);
}

function filmNamed(name: string): Film {
  const film = films[name];
  if (!film) throw new Error(`No film is called "${name}": the names are in picture-maker/films/all.ts.`);
  return film;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, still: { type: 'string' } },
  });
  if (values.help) return void say(usage);
  for (const name of positionals.length > 0 ? positionals : Object.keys(films)) {
    const film = filmNamed(name);
    if (values.still === undefined) await drawFilm(name, film);
    else
      await writeFile(
        `${name}.png`,
        await sharp(frameOf(name, film, Number(values.still)))
          .png()
          .toBuffer(),
      );
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' && error.message.includes('ffmpeg');

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isMissing(error)
      ? 'ffmpeg is not on this machine: install it (Debian: apt-get install ffmpeg), then run this again.\n'
      : `${text}\n`,
  );
  process.exitCode = 1;
});
