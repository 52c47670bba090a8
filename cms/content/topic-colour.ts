import { oklch } from './colour';
import { isTopic, topicHues } from './topic-hues';

/** The site's `--topic-fill` (web/src/styles/topics.css): dark enough for white text in every hue. */
const LIGHTNESS = 0.44;
const CHROMA = 0.09;

/** The colour of a topic's banners (C21), out of the hue that its pictures and its pages have. */
export function topicColour(slug: string): string {
  if (!isTopic(slug)) throw new Error(`no hue for the topic ${slug}: add one to topic-hues.ts`);
  return oklch(LIGHTNESS, CHROMA, topicHues[slug]);
}
