import zlib from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A blue picture. */
export const plain = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } });
/** A wide picture, white on its left, black on its right, with the metadata of a phone. */
export const photo = (width = 900, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: 'white' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Model: 'SECRET-PHONE' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-PLACE</x:xmpmeta>');

/** A black PNG with one bit per pixel: a few kilobytes that decode to gigabytes. */
export function bomb(side: number): Promise<Buffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([uint32(data.length), body, uint32(zlib.crc32(body))]);
  };
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = zlib.deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Promise.resolve(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Alternating black and white frames. */
export function animation(width: number, height: number, frames: number): Sharp {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill(frame % 2 === 0 ? 0 : 255, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}
