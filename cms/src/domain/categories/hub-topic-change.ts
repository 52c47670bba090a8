import { topicKey } from './placement-key';
import type { FieldProblem } from '../../platform/strapi/field-refusal';
import { slugify } from '../../platform/shared/slug.gen';
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
  if (!hasHub(stored)) return undefined;
  const { name } = stored;
  const page = `its page at /${slugify(name)}`;
  if (changes.name !== undefined && topicKey(changes.name) !== topicKey(name)) {
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

/** Why a category cannot be deleted, and what can be done instead; undefined: it can. */
export function hubTopicDeletionRefusal(stored: Stored): string | undefined {
  if (!hasHub(stored)) return undefined;
  const { name } = stored;
  return `“${name}” cannot be deleted: the site has a page for it at /${slugify(name)}, which would be gone. Delete those of its sub-topics that are not wanted instead; to call the topic otherwise in Popular Topics, fill in “Name in Popular Topics”.`;
}

function hasHub({ kind, name }: Stored): boolean {
  return kind === 'topic' && isHubTopic(topicKey(name));
}
