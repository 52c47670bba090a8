/** The layouts of an article as editors know them, by what is stored. */
export const LAYOUT_NAMES: Readonly<Record<string, string>> = {
  'text-image-alternating': 'Text and pictures in turn',
  accordion: 'Sections that open and close',
  minimalist: 'Plain',
  'video-lead': 'Video first',
  'right-sidebar': 'Contents in a sidebar',
  'full-bleed-image': 'Pictures across the page',
  'card-based': 'Cards',
  'middle-banner': 'Banner in the middle',
  video: 'Video page',
};
