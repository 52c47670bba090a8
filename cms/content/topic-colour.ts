import { oklch } from './colour';

/** The site's `--topic-fill` (web/src/styles/topics.css): dark enough for white text in every hue. */
const LIGHTNESS = 0.44;
const CHROMA = 0.09;

/** The colour of a topic's banners (C21), derived from the hue of its pictures and pages. */
export const topicColour = (hue: number): string => oklch(LIGHTNESS, CHROMA, hue);
