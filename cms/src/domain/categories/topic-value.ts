import { CATALOGUE, type HubHeadings, type Topic } from '../../../content/catalogue';
import { topicValueFromName } from './placement-key';

/** The editable content of a hub page; its lists are found by the topic's value. */
export interface Hub extends HubHeadings {
  /** Whether to show ads among the stories and after them (C25). */
  laterAds: boolean;
}

/**
 * The value for a topic with this name, which it keeps when it is renamed: a later topic with the same name gets a
 * number.
 * @param taken the values of other topics
 */
export function freeTopicValue(name: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map((value) => value.toLowerCase()));
  const value = topicValueFromName(name);
  let free = value;
  for (let number = 2; others.has(free.toLowerCase()); number += 1) free = `${value}-${number}`;
  return free;
}

/** The initial hue and hub of a topic of the specification; undefined when editors added the topic. */
export function specifiedHub(value: string): { hue: number; hub: Hub } | undefined {
  const topic = CATALOGUE.find((one) => one.value === value);
  return topic && { hue: topic.hue, hub: toHub(topic) };
}

/**
 * Whether this is the value of one of the 31 specified topics. They come first in every list and cannot be removed: each
 * keeps its slug and its hub (C50).
 */
export const isSpecifiedTopic = (value: string | null): boolean =>
  CATALOGUE.some((one) => one.value === value);

/** The hub of a topic in the content folder. */
export const toHub = ({ headings, laterAds }: Topic) => ({ ...headings, laterAds });
