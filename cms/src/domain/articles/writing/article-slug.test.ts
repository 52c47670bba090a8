import { isMadeFrom, slugFromTitle } from './article-slug';

test.each([
  ['Café & Straße', 'cafe-strasse'],
  ['Сон и здоровье', 'son-i-zdorove'],
  ['МРТ: что это?', 'mrt-chto-eto'],
  ['Ύπνος', 'ypnos'],
  ['睡眠', 'shui-mian'],
  ['睡眠 Sleep 8小时', 'shui-mian-sleep-8-xiao-shi'],
  ['ラーメン', 'ramen'],
  ['수면', 'su-myeon'],
  ['नींद', 'nimd'],
  ['Maħruq əla', 'mahruq-ela'],
  ['🙂 !!', ''],
])('turns “%s” into the slug “%s”', (title, address) => {
  expect(slugFromTitle(title)).toBe(address);
});

test('never exceeds the maximum length, leaves room for a number and ends with a word', () => {
  expect(slugFromTitle('睡'.repeat(200))).toMatch(/^shui(-shui)+$/);
  expect(slugFromTitle('睡'.repeat(200)).length).toBeLessThanOrEqual(190);
  expect(slugFromTitle('a'.repeat(100_000))).toBe('a'.repeat(190));
});

test.each([
  ['quiet-nights', 'Quiet nights', true],
  ['quiet-nights-12', 'Quiet nights', true],
  ['quiet-nights-at-home', 'Quiet nights', false],
  ['quiet-nights-', 'Quiet nights', false],
  ['quiet', 'Quiet nights', false],
  ['article-2', '🙂', true],
  ['', '', false],
])('%p made from the title “%s”: %p', (slug, title, expected) => {
  expect(isMadeFrom(slug, title)).toBe(expected);
});
