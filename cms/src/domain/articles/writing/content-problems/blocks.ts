import type { BlockType } from '../../../../blocks/block';
import { registry } from '../../../../blocks/registry';
import { describeNonPicture } from '../../../../blocks/types/gif/picture-address';
import { MAX_CHARACTERS, withoutStruckHtml } from '../../../../blocks/types/raw-html/clean-html';
import { describeRemoved } from '../../../../blocks/types/raw-html/removed';
import { MAX_CELLS } from '../../../../blocks/types/table/table';
import {
  checkAddress,
  checkLine,
  checkOptionalAddress,
  checkOptionalPicture,
  checkPicture,
  emptyItems,
  hasWords,
  LINK,
  MEDIA,
  getName,
  NO_WORDS,
  SHOWN_STRUCK,
  WEB,
} from './fields';
import { type Fields, getItems, quoted, type Report } from './problem';
import { checkPlayer } from './players';
import { checkProse } from './prose';

type Check = (entry: Fields, report: Report) => void;

const nothing: Check = () => undefined;

const needsWords =
  (field: string): Check =>
  (entry, report) => {
    if (!hasWords(entry[field])) report.refuse([field], NO_WORDS);
  };

const checkSlides: Check = ({ items }, report) => {
  const slides = getItems(items);
  if (slides.length === 0) report.refuse(['items'], 'it has no pictures. Add one, or remove it.');
  for (const { item, index } of slides) checkPicture(item.image, ['items', index, 'image'], report);
};

const checkList: Check = ({ items }, report) => {
  const all = getItems(items);
  for (const { item, index } of all) checkLine(item, ['items', index], report);
  const empty = all.filter(({ item }) => !hasWords(item.heading) && !lineHasWords(item));
  if (empty.length === all.length) report.refuse(['items'], NO_WORDS);
  else if (empty.length > 0) report.note(['items'], `${emptyItems(empty.length)} left out`);
};

const lineHasWords = ({ text, inline }: Fields): boolean =>
  hasWords(text) || getItems(inline).some(({ item }) => hasWords(item.text));

/** A file of the library takes precedence over a URL. One of the two is required. */
const checkSource =
  (type: 'audio' | 'gif' | 'video', kind: string): Check =>
  ({ file, url }, report) => {
    const given = file !== null && file !== undefined;
    if (given && registry[type].read({ file }) === null) {
      report.refuse(
        ['file'],
        `the file ${getName(file)} cannot be played: it is not a ${kind}. Choose another one.`,
      );
    } else if (!given && !hasWords(url)) {
      report.refuse(['url'], `it has neither a file nor an address. Choose a ${kind} or write its address.`);
    } else if (!given) {
      checkOptionalAddress(url, ['url'], MEDIA, report);
      if (type !== 'gif') checkPlayer(MEDIA.read(url), type, report);
    } else if (hasWords(url)) {
      report.note(['url'], `the address ${quoted(url)} is not used, because a file is chosen`);
    }
  };

const checkEmbed: Check = ({ url }, report) => {
  checkAddress(url, ['url'], WEB, report);
  checkPlayer(WEB.read(url), 'embed', report);
};

const checkGif: Check = (entry, report) => {
  checkSource('gif', 'picture')(entry, report);
  const page = entry.file === null || entry.file === undefined ? describeNonPicture(entry.url) : null;
  if (page !== null) {
    report.refuse(
      ['url'],
      `the address ${quoted(entry.url)} leads to ${page}, not to a picture. Upload the GIF, or copy the address of the picture itself.`,
    );
  }
};

const checkTable: Check = ({ headers, rows }, report) => {
  const lines = getItems(rows);
  const cells = [
    ...getItems(headers).map(({ item, index }) => ({ item, path: ['headers', index] })),
    ...lines.flatMap(({ item: { cells }, index: row }) =>
      getItems(cells).map(({ item, index }) => ({ item, path: ['rows', row, 'cells', index] })),
    ),
  ];
  for (const { item, path } of cells) checkLine(item, path, report);
  for (const { item, index } of lines) checkRow(item, index, report);
  const filled = cells.some(({ item }) => lineHasWords(item));
  if (!filled) report.refuse(['rows'], NO_WORDS);
  else if (getItems(headers).length === 0) {
    report.refuse(['headers'], 'it has no headers. Add one for each column.');
  } else if (lines.length === 0) {
    report.refuse(['rows'], 'it has no rows below its headers. Add one, or remove it.');
  } else if (registry.table.read({ headers, rows }) === null) {
    report.refuse(
      ['rows'],
      `it has more than ${MAX_CELLS.toLocaleString('en')} cells. Split it into several tables.`,
    );
  }
};

/** Strapi rejects publishing a row without cells. A row of empty cells is omitted. */
function checkRow({ cells }: Fields, row: number, report: Report): void {
  const own = getItems(cells);
  if (own.length === 0) {
    report.refuse(['rows', row, 'cells'], `its row ${row + 1} has no cells. Add some, or remove the row.`);
  } else if (!own.some(({ item }) => lineHasWords(item))) {
    report.note(['rows', row], `its row ${row + 1} has no words and is left out`);
  }
}

const checkHtml: Check = ({ content }, report) => {
  if (!hasWords(content) || typeof content !== 'string')
    report.refuse(['content'], 'it contains no markup. Write some, or remove it.');
  else if (content.length > MAX_CHARACTERS) {
    report.refuse(
      ['content'],
      `it contains ${content.length.toLocaleString('en')} characters, but at most ${MAX_CHARACTERS.toLocaleString('en')} are shown. Split it into several blocks.`,
    );
  } else {
    const removed = describeRemoved(content).join(', ');
    const shown = registry['raw-html'].read({ content });
    if (shown === null) {
      const why = removed === '' ? '' : ` (${removed})`;
      report.refuse(
        ['content'],
        `nothing is left of its markup after cleaning${why}. Write words or pictures, or remove it.`,
      );
    } else if (removed !== '') report.note(['content'], `cleaning removes from its markup: ${removed}`);
    if (shown !== null && withoutStruckHtml(shown.content) !== shown.content) {
      report.note(['content'], `its struck-out text is ${SHOWN_STRUCK}`);
    }
  }
};

/** The checks per block type. A missing one does not compile. */
export const checks: { [T in BlockType | 'rich-text']: Check } = {
  'rich-text': checkProse,
  heading: needsWords('text'),
  paragraph: (entry, report) => {
    checkLine(entry, [], report);
    if (!lineHasWords(entry)) report.refuse(['text'], NO_WORDS);
  },
  'inline-heading': needsWords('text'),
  subheading: needsWords('text'),
  image: ({ image }, report) => checkPicture(image, ['image'], report),
  list: checkList,
  'ordered-list': checkList,
  'bold-text': needsWords('text'),
  'italic-text': needsWords('text'),
  link: (entry, report) => {
    needsWords('text')(entry, report);
    checkAddress(entry.url, ['url'], LINK, report);
  },
  blockquote: needsWords('text'),
  'code-block': needsWords('code'),
  gif: checkGif,
  audio: checkSource('audio', 'recording'),
  embed: checkEmbed,
  video: (entry, report) => {
    checkSource('video', 'film')(entry, report);
    checkOptionalPicture(entry.poster, ['poster'], report);
  },
  divider: nothing,
  spacer: nothing,
  table: checkTable,
  'slider-with-icons': checkSlides,
  'auto-carousel': checkSlides,
  'raw-html': checkHtml,
  'ad-script': needsWords('content'),
};
