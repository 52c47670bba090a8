import { contrast, parseHex } from '../../../lib/shared/contrast.gen';
import { inkOn } from '../../../lib/colour/ink-on';
import { members } from './avatar.fixture';
import { AVATAR_COLOURS, avatarColour, getInitials } from './avatar';

test('there are 27 distinct colours', () => {
  expect(AVATAR_COLOURS).toHaveLength(27);
  expect(new Set(AVATAR_COLOURS).size).toBe(27);
});

test.each(AVATAR_COLOURS)('initials have enough contrast on %s', (ground) => {
  const ink = inkOn(ground) === '#000' ? '#000000' : '#ffffff';
  expect(contrast(parseHex(ink), parseHex(ground))).toBeGreaterThanOrEqual(4.5);
});

test('a name always gets the same colour, and many names use all the colours', () => {
  expect(avatarColour('Ada Lovelace')).toBe(avatarColour('Ada Lovelace'));
  // Readers recognise themselves by the colour, so it must not change between versions of the site.
  expect(avatarColour('maria')).toBe('#976caf');
  const names = Array.from({ length: 1000 }, (_, number) => `reader ${number}`);
  expect(new Set(names.map(avatarColour)).size).toBe(27);
});

test.each<[string, string]>([
  ...members.map(({ name, initials }): [string, string] => [name, initials]),
  ['  ada   king  lovelace ', 'AK'],
  ['élodie durand', 'ÉD'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
