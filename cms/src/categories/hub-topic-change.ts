import { topicKey } from '../placements/placement-key';
import type { FieldProblem } from '../strapi-service/field-refusal';
import { slugOf } from '../slug/slug';
import { isHubTopic } from './hub-topics';

interface Stored {
  name: string;
  kind: string;
}

/**
 * Why a topic with a hub page cannot be changed so: the site has its page at the address of its name, and the lists and
 * pictures of that page go by its value in the API, which is made of the name too (document 2, section 7). Another
 * spelling that makes the same value is fine.
 * @param changes what is written of it; what stays is left out
 */
export function hubTopicRefusal(stored: Stored, changes: Partial<Stored>): FieldProblem | undefined {
  const { name } = stored;
  const key = topicKey(name);
  if (stored.kind !== 'topic' || !isHubTopic(key)) return undefined;
  const page = `its page at /${slugOf(name)}`;
  if (changes.name !== undefined && topicKey(changes.name) !== key) {
    return {
      field: 'name',
      message: `“${name}” keeps its name: ${page} finds its lists and pictures by it. To call the topic otherwise in Popular Topics, fill in “Name in Popular Topics”.`,
    };
  }
  if (changes.kind !== undefined && changes.kind !== 'topic') {
    return { field: 'kind', message: `“${name}” stays a topic: ${page} is that of a topic.` };
  }
  return undefined;
}
