import {
  isContent,
  isObject,
  isOwnRelation,
  type Attribute,
  type Attributes,
  type FindAttributes,
  type Json,
  type JsonObject,
  type Snapshot,
} from './snapshot';

/** What a version refers to and the system no longer has. */
export type Missing =
  | { kind: 'file'; field: string; id: number }
  | { kind: 'entry'; field: string; documentId: string }
  | { kind: 'block'; field: string; component: string };

/** What still exists. */
export interface Existing {
  files: ReadonlySet<number>;
  /** Document ids by content type. */
  documents: ReadonlyMap<string, ReadonlySet<string>>;
  findAttributes: FindAttributes;
  hasComponent(component: string): boolean;
}

export interface Input {
  /** For the document service. Every attribute has a value, so that what was added since goes away. */
  data: Record<string, unknown>;
  missing: Missing[];
}

/** Turns a version into the data of a write. What no longer exists is left out and listed. */
export function toInput(snapshot: Snapshot, attributes: Attributes, existing: Existing): Input {
  const missing: Missing[] = [];
  const entries = Object.entries(attributes)
    .filter(([name, attribute]) => isContent(name, attribute))
    .map(([name, attribute]) => [name, toValue(snapshot[name], attribute, name)] as const);
  return { data: Object.fromEntries(entries), missing };

  function toValue(value: Json | undefined, attribute: Attribute, field: string): unknown {
    const { type, target = '' } = attribute;
    if (type === 'relation') return toRelation(value, attribute, target, field);
    if (type === 'media') return toFiles(value, field);
    if (type === 'dynamiczone' || attribute.repeatable) return toParts(value, attribute, field);
    if (type === 'component' && attribute.component !== undefined)
      return isObject(value) ? toComponent(value, attribute.component, field) : null;
    return value ?? null;
  }

  function toRelation(value: Json | undefined, { relation = '' }: Attribute, target: string, field: string) {
    const ids = [value ?? []].flat().filter((id) => typeof id === 'string');
    const known = ids.filter((documentId) => {
      if (existing.documents.get(target)?.has(documentId)) return true;
      missing.push({ kind: 'entry', field, documentId });
      return false;
    });
    if (!relation.endsWith('ToOne')) return known;
    return known[0] === undefined ? null : { connect: [{ documentId: known[0] }] };
  }

  function toFiles(value: Json | undefined, field: string) {
    const found = [value ?? []].flat().flatMap((file) => {
      const id = isObject(file) && typeof file.file === 'number' ? file.file : undefined;
      if (id === undefined) return [];
      if (existing.files.has(id)) return [id];
      missing.push({ kind: 'file', field, id });
      return [];
    });
    return Array.isArray(value) ? found : (found[0] ?? null);
  }

  function toParts(value: Json | undefined, { component }: Attribute, field: string) {
    return [value ?? []]
      .flat()
      .filter(isObject)
      .flatMap((part) => {
        const type = component ?? (typeof part.__component === 'string' ? part.__component : '');
        if (!existing.hasComponent(type)) {
          missing.push({ kind: 'block', field, component: type });
          return [];
        }
        const fields = toComponent(part, type, field);
        return [component === undefined ? { __component: type, ...fields } : fields];
      });
  }

  function toComponent(value: JsonObject, component: string, field: string): Record<string, unknown> {
    const inner = Object.entries(existing.findAttributes(component)).filter(
      ([name]) => value[name] !== undefined,
    );
    return Object.fromEntries(
      inner.map(([name, attribute]) => [name, toValue(value[name], attribute, field)]),
    );
  }
}

/** The files and entries to which a version refers. */
export function collectReferences(snapshot: Snapshot, attributes: Attributes) {
  const documents = new Map<string, string[]>();
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!isOwnRelation(attribute) || attribute.target === undefined) continue;
    const ids = [snapshot[name] ?? []].flat().filter((id) => typeof id === 'string');
    documents.set(attribute.target, [...(documents.get(attribute.target) ?? []), ...ids]);
  }
  return { files: collectFiles(snapshot), documents };
}

export function collectFiles(value: Json): number[] {
  if (Array.isArray(value)) return value.flatMap(collectFiles);
  if (!isObject(value)) return [];
  return typeof value.file === 'number' ? [value.file] : Object.values(value).flatMap(collectFiles);
}
