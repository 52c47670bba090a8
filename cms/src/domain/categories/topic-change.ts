import type { FieldProblem } from '../../platform/strapi/field-refusal';
import { slugify } from '../../platform/shared/slug.gen';
import { isSpecifiedTopic } from './topic-value';

interface Stored {
  name: string;
  slug: string;
  kind: string;
  value: string | null;
}

/** The changes to a topic; unchanged fields are missing. */
interface Changes {
  name?: string | undefined;
  kind?: string | undefined;
  hub?: unknown;
}

/**
 * Why a topic of the specification cannot be changed like that: its hub has a fixed address. Another spelling of its
 * name with the same slug is fine.
 */
export function topicChangeRefusal(stored: Stored, { name, kind, hub }: Changes): FieldProblem | undefined {
  if (!isSpecified(stored)) return undefined;
  const page = `its page at /${stored.slug}`;
  if (name !== undefined && slugify(name) !== stored.slug) {
    return {
      field: 'name',
      message: `“${stored.name}” keeps its name: ${page} is named after it. To show another name in Popular Topics, fill in “Name in Popular Topics”.`,
    };
  }
  if (kind !== undefined && kind !== 'topic') {
    return { field: 'kind', message: `“${stored.name}” stays a topic: ${page} is a topic page.` };
  }
  if (hub === null) {
    return {
      field: 'hub',
      message: `“${stored.name}” keeps its hub: it is ${page}. Change its headings instead.`,
    };
  }
  return undefined;
}

/** Why a category cannot be deleted, and what to do instead; undefined when it can be deleted. */
export function topicDeletionRefusal(stored: Stored): string | undefined {
  if (!isSpecified(stored)) return undefined;
  const { name, slug } = stored;
  return `“${name}” cannot be deleted: the site has a page for it at /${slug}, which would be gone. Delete the sub-topics that you do not need instead; to show another name in Popular Topics, fill in “Name in Popular Topics”.`;
}

const isSpecified = ({ kind, value }: Stored): boolean => kind === 'topic' && isSpecifiedTopic(value);
