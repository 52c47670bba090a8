import { useEffect, useState } from 'react';
import { takeGuestsDrafts, type Writer } from '../draft';
import { departures } from './storedSession';
import { useMember } from './useMember';

/**
 * Whose text stands in a form: of whoever is signed in. Whose session ends while they write is still its writer; who signs
 * out by their own will leaves it.
 */
export function useWriter(): Writer {
  const present = useMember()?.userId ?? null;
  const left = departures.use();
  const [last, setLast] = useState({ writer: present, left });
  const writer = present ?? (last.left === left ? last.writer : null);
  if (last.writer !== writer || last.left !== left) setLast({ writer, left });

  useEffect(() => {
    if (writer !== null) takeGuestsDrafts(writer);
  }, [writer]);
  return writer;
}
