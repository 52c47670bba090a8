import { isObject } from '../is-object';
import { isLibraryFile } from '../pictures/is-library-file';

/** The parts of a form's relation that it changes. */
interface Change {
  documentId?: string;
  apiData?: { documentId?: string; position?: unknown };
}

type Fields = Readonly<Record<string, unknown>>;
const isChanges = (value: unknown): value is { connect?: Change[]; disconnect?: Change[] } =>
  isObject(value) && ('connect' in value || 'disconnect' in value);

/**
 * The values of a form as the server previews them: changes of relations by document id, files without what the library
 * knows of them.
 */
export const toFormBody = (values: Fields): Fields => mapValues(values, withoutFileDetails);

/** The values of a form as the server compares them: emptied fields are null, pictures in prose as they are stored. */
export const toComparedForm = (values: Fields): Fields => mapValues(values, (value) => value ?? null);

/** Relations become changes by document id, whatever happens to other values. */
const mapValues = (values: Fields, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isChanges(value) ? toChanges(value) : map(value)]),
  );

const toChanges = ({ connect = [], disconnect = [] }: { connect?: Change[]; disconnect?: Change[] }) => ({
  connect: connect.map(toEntry).filter(({ documentId }) => Boolean(documentId)),
  disconnect: disconnect.map(toEntry).filter(({ documentId }) => Boolean(documentId)),
});

const toEntry = ({ documentId, apiData }: Change) => ({
  documentId: apiData?.documentId ?? documentId,
  position: apiData?.position,
});

/** Each file has the addresses of its copies, which the server looks up by itself. */
function withoutFileDetails(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFileDetails);
  if (!isObject(value)) return value;
  if (isLibraryFile(value)) return { id: value.id, hash: value.hash, mime: value.mime };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFileDetails(inner)]));
}
