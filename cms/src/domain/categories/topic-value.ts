import { CATALOGUE, type HubHeadings, type Topic } from '../../../content/catalogue';
import { topicKey } from './placement-key';

/** What a hub page has of its own; what it lists is found by the topic's value. */
export interface Hub extends HubHeadings {
  /** Whether ads stand among the stories and after them (C25). */
  laterAds: boolean;
}

/**
 * The value of a topic of this name, which it keeps when it is renamed: a later topic of the same
 * name gets a number after it.
 * @param taken the values of other topics
 */
export function freeTopicValue(name: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map((value) => value.toLowerCase()));
  const value = topicKey(name);
  let free = value;
  for (let number = 2; others.has(free.toLowerCase()); number += 1) free = `${value}-${number}`;
  return free;
}

/** What a topic of the specification has before editors change it; undefined: editors added the topic. */
export function specifiedHub(value: string): { hue: number; hub: Hub } | undefined {
  const topic = CATALOGUE.find((one) => one.value === value);
  return topic && { hue: topic.hue, hub: toHub(topic) };
}

/** The hub of a topic of the content folder. */
export const toHub = ({ headings, laterAds }: Topic) => ({ ...headings, laterAds });
