import type { Location } from 'react-router-dom';

/** An address of the site as one text, to come back to: what `/login` is given as `state.from` (C29). */
export const toPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;
