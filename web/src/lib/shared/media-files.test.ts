import { isVideoFile, isAudioFile } from './media-files.gen';

test.each([
  ['/uploads/stretching_2b3c.mp4?v=lx', true],
  ['/uploads/stretching', true],
  ['/films/stretching.mp4', true],
  ['/about', false],
  ['/blog/stretching?file=a.mp4', false],
  ['https://cdn.example.org/a/stretching.MP4?token=x#t=10', true],
  ['https://cdn.example.org/stretching.webm', true],
  ['https://www.tiktok.com/@clinic/video/7100000000000000000', false],
  ['https://www.google.com/maps/place/Berlin', false],
  ['https://www.openstreetmap.org/#map=12/52.5/13.4', false],
  ['https://example.org/?file=a.mp4', false],
  ['no address', false],
])('isVideoFile(%s) is %s', (address, film) => {
  expect(isVideoFile(address)).toBe(film);
});

test.each([
  ['/uploads/breathing.mp3', true],
  ['https://cdn.example.org/breathing.m4a', true],
  ['https://podcasts.example.org/episodes/12', false],
  ['/nutrition', false],
])('isAudioFile(%s) is %s', (address, recording) => {
  expect(isAudioFile(address)).toBe(recording);
});
