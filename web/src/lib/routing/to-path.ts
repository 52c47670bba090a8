import type { Location } from 'react-router-dom';

/** A location as a string, to come back to: `/login` gets it as `state.from` (C29). */
export const toPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;
