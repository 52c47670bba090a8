import { EMBED_ORIGINS, getEmbed } from './embeds.gen';

const src = (address: string) => getEmbed(address)?.src ?? null;

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/playlist?list=PLBCF2DAC6FFB574DE',
    'https://www.youtube-nocookie.com/embed/videoseries',
  ],
  ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
  ],
  ['https://soundcloud.com/artist/track', 'https://w.soundcloud.com/player/'],
])('%s is embedded from %s', (address, start) => {
  expect(src(address)).toMatch(new RegExp(`^${start.replace(/[.?*+^$/]/g, '\\$&')}`));
});

test('starts a video at the time given in its URL', () => {
  expect(src('https://youtu.be/dQw4w9WgXcQ?t=1m30s')).toContain('start=90');
  expect(src('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42')).toContain('start=42');
});

test('keeps the privacy hash of an unlisted Vimeo video', () => {
  expect(src('https://vimeo.com/76979871/abcdef1234')).toContain('h=abcdef1234');
  expect(src('https://player.vimeo.com/video/76979871?h=abcdef1234')).toContain('h=abcdef1234');
});

test.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=too-short',
  'https://www.youtube.com/playlist?list=../x',
  'https://www.youtube.com/embed/../redirect',
  'https://notvimeo.com/76979871',
  'https://vimeo.com/about',
  'https://www.openstreetmap.org/login',
  'https://open.spotify.com/user/someone',
  'https://soundcloud.com/artist',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,<script>alert(1)</script>',
  'youtube',
  '',
])('does not embed %p', (address) => {
  expect(getEmbed(address)).toBeNull();
});

test('embed URLs use an origin from the allowlist', () => {
  for (const address of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://soundcloud.com/a/b',
  ]) {
    expect(EMBED_ORIGINS).toContain(new URL(src(address) ?? '').origin);
  }
  expect(EMBED_ORIGINS.every((origin) => /^https:\/\/[a-z.-]+$/.test(origin))).toBe(true);
});
