import { useEffect } from 'react';
import { useSuggestionsQuery } from './Suggestions.gen';

interface Props {
  /** The typed text; not blank. */
  search: string;
  /** Receives the suggestions for the current text only; Apollo drops responses to earlier ones. */
  onFound: (suggestions: readonly string[]) => void;
}

/** Queries suggestions and renders nothing: the search box shows them. A failure counts as no suggestions. */
export function Suggestions({ search, onFound }: Props) {
  const { data, error } = useSuggestionsQuery({ variables: { search } });
  useEffect(() => {
    if (data) onFound(data.suggestions);
    else if (error) onFound([]);
  }, [data, error, onFound]);
  return null;
}
