import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { ico, icon, maskableIcon, shareSvg } from './brand';

/** Writes the site's icons and its default social picture: npx tsx cms/content/picture-maker/make-brand.ts */
const target = (name: string): string => resolve(__dirname, '../../../web/public', name);

/** `density` draws the vector large enough for `size` before it is scaled. */
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 + 72 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

async function main(): Promise<void> {
  const share = sharp(Buffer.from(shareSvg())).png({
    palette: true,
    colours: 256,
    quality: 95,
    dither: 1,
    effort: 10,
  });
  await Promise.all([
    writeFile(target('icon.svg'), `${icon(7)}\n`),
    writeFile(target('favicon.svg'), `${icon(7)}\n`),
    writeFile(target('favicon.ico'), ico(await png(icon(7), 32), 32)),
    writeFile(target('icon-192.png'), await png(icon(7), 192)),
    writeFile(target('icon-512.png'), await png(maskableIcon, 512)),
    writeFile(target('apple-touch-icon.png'), await png(maskableIcon, 180)),
    writeFile(target('share.png'), await share.toBuffer()),
  ]);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
