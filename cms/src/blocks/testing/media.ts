import type { Picture } from '../block';

/** A picture of the media library as Strapi returns it. */
export const nightSkyFile = {
  id: 12,
  documentId: 'k3vn8b0s3m1h2q4r5t6u7w8x',
  name: 'night-sky.webp',
  alternativeText: 'A dark blue sky over low hills',
  caption: null,
  focalPoint: null,
  width: 1600,
  height: 1000,
  formats: {
    large: format('large', 1200, 750),
    small: format('small', 480, 300),
    medium: format('medium', 800, 500),
    thumbnail: format('thumbnail', 245, 153),
  },
  hash: 'night_sky_0a1b2c3d4e',
  ext: '.webp',
  mime: 'image/webp',
  size: 48.2,
  url: '/uploads/night_sky_0a1b2c3d4e.webp',
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};

export const nightSky: Picture = {
  url: '/uploads/night_sky_0a1b2c3d4e.webp',
  width: 1600,
  height: 1000,
  alt: 'A dark blue sky over low hills',
  focalPoint: null,
  srcset: [
    '/uploads/thumbnail_night_sky_0a1b2c3d4e.webp 245w',
    '/uploads/small_night_sky_0a1b2c3d4e.webp 480w',
    '/uploads/medium_night_sky_0a1b2c3d4e.webp 800w',
    '/uploads/large_night_sky_0a1b2c3d4e.webp 1200w',
    '/uploads/night_sky_0a1b2c3d4e.webp 1600w',
  ].join(', '),
};

/** A decorative picture that is too small for other widths. */
export const leafFile = {
  ...nightSkyFile,
  id: 13,
  name: 'leaf.png',
  alternativeText: null,
  width: 200,
  height: 150,
  formats: null,
  mime: 'image/png',
  ext: '.png',
  url: '/uploads/leaf_5f6a7b8c9d.png',
};

export const leaf: Picture = {
  url: '/uploads/leaf_5f6a7b8c9d.png',
  width: 200,
  height: 150,
  alt: '',
  focalPoint: null,
  srcset: '/uploads/leaf_5f6a7b8c9d.png 200w',
};

export const breathingFile = {
  ...nightSkyFile,
  id: 14,
  name: 'breathing.mp3',
  alternativeText: null,
  width: null,
  height: null,
  formats: null,
  mime: 'audio/mpeg',
  ext: '.mp3',
  url: '/uploads/breathing_1a2b3c4d5e.mp3',
};

export const stretchingFile = {
  ...breathingFile,
  id: 15,
  name: 'stretching.mp4',
  mime: 'video/mp4',
  ext: '.mp4',
  url: '/uploads/stretching_2b3c4d5e6f.mp4',
};

export const svgFile = {
  ...nightSkyFile,
  name: 'drawing.svg',
  formats: null,
  mime: 'image/svg+xml',
  ext: '.svg',
  url: '/uploads/drawing_3c4d5e6f7a.svg',
};

function format(name: string, width: number, height: number) {
  return {
    ext: '.webp',
    url: `/uploads/${name}_night_sky_0a1b2c3d4e.webp`,
    hash: `${name}_night_sky_0a1b2c3d4e`,
    mime: 'image/webp',
    name: `${name}_night-sky.webp`,
    path: null,
    size: 9.1,
    width,
    height,
    sizeInBytes: 9100,
  };
}
