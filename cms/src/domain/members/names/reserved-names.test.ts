import { isReserved } from './reserved-names';

test.each([
  'Wellfolio',
  'WELLFOLIO',
  'admin',
  'Admin_1',
  'administrators',
  'Editorial team',
  'editorial-team',
  'EditorialTeam',
  'The Wellfolio Editors',
  'Wellfolio Support',
  'Official Wellfolio',
  'Deleted member',
  'deleted  members',
  'Moderator',
  '★ Staff ★',
  // A Cyrillic "а", a Greek "ο", a capital "I" for an "l", an "rn" for an "m", and both.
  'аdmin',
  'Wellfοlio',
  'WeIIfolio',
  'rnoderator',
  'Deleted rnеrnbеr',
  // Cyrillic capitals, wide letters, accents and digits.
  'ЅUРРОRТ',
  'ａｄｍｉｎ',
  'Ádmín',
  'adm1n',
  'm0derat0r',
  'Vvellfolio',
  '4dmin',
  'Adm!n',
  'Admin!',
  '5upport',
  '$upport',
  // Small capitals.
  'ᴀᴅᴍɪɴ',
  'ᴡᴇʟʟꜰᴏʟɪᴏ',
  'Super Admin',
  'Superadmin',
  'sysadmin',
  'Staff member',
  'Senior Editor',
  'Chief Editor',
  'Medical team',
  'Customer support',
  'Former member',
  '✓ verified',
  'Official',
  // Names that contain the name of the site.
  'Wellfolio HQ',
  'Wellfolio Inc',
  'Wellfolio Medical Team',
  'Wellfolio Dr. Smith',
  'Wellfolio fan',
  'xWellfolio',
  'Wellfolio Редакция',
  'I love W3llfolio',
])('reserves %j', (name) => {
  expect(isReserved(name, 'Wellfolio')).toBe(true);
});

test.each([
  'Ada',
  'Team',
  'Adminah',
  'Edith',
  'Wellness fan',
  'Folio',
  'Modesty',
  'Dr. Smith',
  'Super Sue',
  'Chief',
  'Member 7',
  'Medical student',
  'Head Gardener',
  'Sue 4 you',
  'Yay! 55',
  'Rooted',
  'Savvy Sam',
  'Supporting Sue',
  'Анна',
  '名前名',
  '😀😀😀',
])('does not reserve %j', (name) => {
  expect(isReserved(name, 'Wellfolio')).toBe(false);
});

test('reserves the configured name of the site, whatever characters it contains', () => {
  expect(isReserved('Well and Folio', 'Well & <Folio> (.*)')).toBe(false);
  expect(isReserved('WellFolio', 'Well & <Folio> (.*)')).toBe(true);
  expect(isReserved('Wellfolio', 'Well & <Folio> (.*)')).toBe(true);
  expect(isReserved('Ada', '***')).toBe(false);
  expect(isReserved('24Health', '24Health')).toBe(true);
  // A short name is part of many others.
  expect(isReserved('Adamant', 'Ada')).toBe(false);
  expect(isReserved('Ada team', 'Ada')).toBe(true);
});
