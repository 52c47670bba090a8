import { getFetchClient } from '@strapi/strapi/admin';
import { createEmitter } from '../emitter';
import { isObject } from '../is-object';
import { getErrorDetails } from '../server/error-details';

/** A file of the media library, as forms and lists have it. */
export type LibraryFile = Readonly<Record<string, unknown>>;

/** What the library says of a picture. '': it is decorative; null: nobody has said. */
export type Description = string | null;

/** What is stored as far as this tab knows, by id: forms hold the pictures as they were when they were loaded. */
const stored = new Map<string, Description>();

/** Emitted when the library has another text. */
const changes = createEmitter<void>();

export const listenToDescriptions = (listener: () => void): (() => void) => changes.listen(listener);

function note(id: string, description: Description): void {
  stored.set(id, description);
  changes.emit();
}

const toDescription = (value: unknown): Description => (typeof value === 'string' ? value : null);

/** As it is stored: where nobody has said anything, Strapi may have stored the name of the file. */
function getStored({ id, alternativeText }: LibraryFile): Description {
  const known = stored.get(String(id));
  return known === undefined ? toDescription(alternativeText) : known;
}

/** The description of a picture in the library. */
export function getDescription(picture: LibraryFile): Description {
  const text = getStored(picture);
  return text === null || text === picture.name ? null : text.trim();
}

/** Somebody else has described the picture meanwhile. Storing it again replaces their text. */
export class DescribedMeanwhile extends Error {
  constructor(
    readonly by: string,
    readonly description: Description,
  ) {
    super(`${by} has changed it meanwhile.`);
  }
}

/**
 * Describes a picture of the library, for all its uses without a text of their own.
 * @throws DescribedMeanwhile
 */
export async function storeDescription(picture: LibraryFile, description: Description): Promise<void> {
  const id = String(picture.id);
  const seen = getStored(picture);
  try {
    await getFetchClient().put(`/admin/pictures/${id}/description`, { alternativeText: description, seen });
    note(id, description);
  } catch (error) {
    const details = getErrorDetails(error);
    if (!isObject(details) || !('alternativeText' in details)) throw error;
    const { alternativeText, by } = details;
    note(id, toDescription(alternativeText));
    throw new DescribedMeanwhile(typeof by === 'string' ? by : 'Somebody else', getDescription(picture));
  }
}
