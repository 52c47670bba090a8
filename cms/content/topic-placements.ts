import { CATALOGUE, type Topic } from './catalogue';

/** A list of articles as `placements.yaml` would hold it. */
export interface TopicPlacement {
  key: string;
  /** The heading over it, so that editors find in the list what they see on the page. */
  title: string;
  topic: string;
  blogs: string[];
}

function placementsOf({ name, key, hub }: Topic): TopicPlacement[] {
  const sections = {
    'build-your-routine': hub.routine,
    featured: hub.featured,
    'brand-news': hub.carousel,
    'latest-stories': hub.latest,
  };
  // Empty: the newest of the topic stand there until an editor chooses others (C17).
  return Object.entries(sections).map(([section, title]) => ({
    key: `${key}-${section}`,
    title,
    topic: name,
    blogs: [],
  }));
}

/** The four lists of each of the 31 hubs (document 2, section 7). */
export const TOPIC_PLACEMENTS: readonly TopicPlacement[] = CATALOGUE.flatMap(placementsOf);
