import { MAX_HEIGHT } from './capture.ts';

/** A page of pictures with their names below them. */
interface Sheet {
  /** Also the name of the picture file. */
  name: string;
  title: string;
  pictures: { name: string; url: string }[];
  /** Number of columns. */
  columns: number;
}

export const PICTURES_PER_SHEET = 12;
const COLUMN = { narrow: 240, wide: 400 };
const NARROW_UP_TO = 600;

/** The sheets of one device in one scheme, with a dozen pictures each. */
export function toSheets(look: string, width: number, pictures: Sheet['pictures']): Sheet[] {
  const count = Math.ceil(pictures.length / PICTURES_PER_SHEET);
  return Array.from({ length: count }, (_, place) => ({
    name: `sheet-${look}-${place + 1}`,
    title: `${look}, ${width} px wide: ${place + 1} of ${count}`,
    pictures: pictures.slice(place * PICTURES_PER_SHEET, (place + 1) * PICTURES_PER_SHEET),
    columns: width <= NARROW_UP_TO ? 6 : 4,
  }));
}

/** Shows the upper part of each picture. The number of columns defines their width. */
export const sheetHtml = ({ title, pictures, columns }: Sheet): string => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 0; padding: 24px; background: #8a8f98; color: #111; font: 14px/1.3 sans-serif; width: max-content }
  h1 { margin: 0 0 16px; font-size: 18px; font-weight: 600 }
  main { display: grid; grid-template-columns: repeat(${columns}, ${columns > 4 ? COLUMN.narrow : COLUMN.wide}px); gap: 20px }
  figure { margin: 0 }
  figcaption { margin-top: 6px; font-weight: 600 }
  img { display: block; width: 100%; max-height: 1000px; object-fit: cover; object-position: top }
</style>
<h1>${escaped(title)} (upper parts; the pictures themselves are cut at ${MAX_HEIGHT} px)</h1>
<main>
${pictures.map(({ name, url }) => `<figure><img src="${escaped(url)}" alt=""><figcaption>${escaped(name)}</figcaption></figure>`).join('\n')}
</main>
`;

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
