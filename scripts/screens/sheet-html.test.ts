import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PICTURES_PER_SHEET, sheetHtml, toSheets } from './sheet-html.ts';

const pictures = Array.from({ length: PICTURES_PER_SHEET + 1 }, (_, place) => ({
  name: `page-${place}`,
  url: `file:///screens/page-${place}.webp`,
}));

test('puts every picture on one sheet and creates no empty sheet', () => {
  const sheets = toSheets('phone-dark', 360, pictures);
  assert.deepEqual(
    sheets.map(({ name }) => name),
    ['sheet-phone-dark-1', 'sheet-phone-dark-2'],
  );
  assert.deepEqual(
    sheets.flatMap((sheet) => sheet.pictures),
    pictures,
  );
  assert.deepEqual(toSheets('phone-dark', 360, []), []);
});

test('shows a picture with its name below, both escaped', () => {
  const [sheet] = toSheets('desktop-light', 1280, [{ name: 'a & <b>', url: 'file:///x"y.webp' }]);
  assert.ok(sheet);
  assert.match(
    sheetHtml(sheet),
    /<img src="file:\/\/\/x&#34;y\.webp" alt=""><figcaption>a &#38; &#60;b><\/figcaption>/,
  );
});
