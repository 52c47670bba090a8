import { useEffect } from 'react';
import { useSuggestionsQuery } from './Suggestions.gen';

interface Props {
  /** What was typed; not blank. */
  search: string;
  /** Told what it could become: of the present text alone, an answer to an earlier one is dropped by Apollo. */
  onFound: (suggestions: readonly string[]) => void;
}

/** Asks for suggestions, and shows nothing: the box that they are for does. One that fails finds none. */
export function Suggestions({ search, onFound }: Props) {
  const { data, error } = useSuggestionsQuery({ variables: { search } });
  useEffect(() => {
    if (data) onFound(data.suggestions);
    else if (error) onFound([]);
  }, [data, error, onFound]);
  return null;
}
