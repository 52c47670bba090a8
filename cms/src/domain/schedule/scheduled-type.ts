import { VERSIONED_TYPES, type VersionedType } from '../history/versioned-types';

/** The content types that can be scheduled: those that can be published. */
export const SCHEDULED_TYPES: readonly VersionedType[] = VERSIONED_TYPES.filter(({ hasDrafts }) => hasDrafts);

export const findScheduledType = (uid: string): VersionedType | undefined =>
  SCHEDULED_TYPES.find((type) => type.uid === uid);
