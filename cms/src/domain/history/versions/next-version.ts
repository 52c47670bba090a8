import type { Actor } from '../../../platform/strapi/actor';
import { changedFields, type Snapshot } from '../snapshot/snapshot';
import type { Kind, Version } from './version';

/** A document after a write. */
export interface State {
  documentId: string;
  type: string;
  title: string;
  snapshot: Snapshot;
  hash: string;
}

export interface Write {
  kind: Kind;
  publishes: boolean;
  actor: Actor;
  /** Milliseconds since 1970. */
  now: number;
  /** The same request, or the same run of a program, made the latest version. */
  isContinued: boolean;
}

/** The edition with which a document is created. */
export const FIRST_EDITION = 1;

interface Latest {
  version: Version;
  snapshot: Snapshot;
}

/** Kinds that are of no interest when nothing has changed. */
const SAVES = new Set<Kind>(['save', 'import', 'restore']);

/**
 * The version that a write makes: a new one, or the latest with what the same request adds to it; undefined when a save
 * changed nothing.
 */
export function getNextVersion(state: State, write: Write, latest: Latest | undefined): Version | undefined {
  const { snapshot, ...described } = state;
  const { kind, publishes, actor, now, isContinued } = write;
  const fields = changedFields(latest?.snapshot ?? {}, snapshot);
  const made = { ...described, actor, madeAt: now };
  if (!latest) return { ...made, edition: FIRST_EDITION, kind, fields, published: publishes };
  const { version } = latest;
  // What readers got stays a version of its own.
  const replacesLive = version.published && !publishes && fields.length > 0;
  if (isContinued && !replacesLive)
    return {
      ...made,
      edition: version.edition,
      kind: kind === 'save' ? version.kind : kind,
      fields: [...new Set([...version.fields, ...fields])],
      published: publishes || version.published,
    };
  const isBack = version.kind === 'delete';
  const isNews = fields.length > 0 || (publishes && !version.published) || isBack;
  if (SAVES.has(kind) && !isNews) return undefined;
  return { ...made, edition: version.edition + 1, kind, fields, published: publishes };
}
