import { parseLocation } from './location';

const ID = '2026-11-30T18-46-23-105Z';

test.each([
  ['/mnt/disk', { store: '/mnt/disk', id: undefined }],
  [`/mnt/disk/backups/${ID}`, { store: '/mnt/disk', id: ID }],
  [`/mnt/disk/backups/${ID}/`, { store: '/mnt/disk', id: ID }],
  [`/mnt/disk/backups/${ID}/manifest.json`, { store: '/mnt/disk', id: ID }],
  [`s3://bucket/wellfolio/backups/${ID}`, { store: 's3://bucket/wellfolio', id: ID }],
  ['/mnt/backups', { store: '/mnt/backups', id: undefined }],
])('%s', (text, location) => {
  expect(parseLocation(text)).toEqual(location);
});
