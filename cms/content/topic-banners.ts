import { slugify } from '../src/platform/shared/slug.gen';
import { CATALOGUE, type Topic } from './catalogue';
import { topicColour } from './topic-colour';

/** A banner in the format of `banners.yaml`; `image` is a path relative to this file. */
export interface TopicBanner {
  title: string;
  type: string;
  category: string;
  image: string;
  imageText: string;
  headColor: string;
  /** When missing, the banner links to `/{slug of imageText}` (C21). */
  linkUrl?: string;
  position: number;
}

/** The number of pictures beside the articles of a category page. */
const BESIDE_ARTICLES = 4;

type Tile = Pick<TopicBanner, 'title' | 'image' | 'imageText' | 'position'>;

function tile(subTopic: string, position: number): Tile {
  return { title: subTopic, image: `images/tile-${slugify(subTopic)}.webp`, imageText: subTopic, position };
}

function toBanners({ name, slug, value, hue, tiles: { explore, popular } }: Topic): TopicBanner[] {
  const headColor = topicColour(hue);
  const wide = { image: `images/hub-${slug}.webp`, imageText: name, headColor, position: 0 };
  const row = (type: string, category: string, subTopics: readonly string[]): TopicBanner[] =>
    subTopics.map((subTopic, position) => ({ ...tile(subTopic, position), type, category, headColor }));
  return [
    { ...wide, title: name, type: value, category: 'banner' },
    ...row(value, 'explore-categories', explore),
    ...row(value, 'popular-product', popular),
    // The hub fetches it but does not display it; the API returns it all the same.
    { ...wide, title: `Ask us about ${name}`, type: value, category: 'ama-banner', linkUrl: '/contact-us' },
    ...row('category', slug, popular.slice(0, BESIDE_ARTICLES)),
  ];
}

/** The pictures of the 31 hubs and of their category pages (C21). */
export const TOPIC_BANNERS: readonly TopicBanner[] = CATALOGUE.flatMap(toBanners);
