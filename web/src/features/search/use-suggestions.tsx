import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFeature } from '../../lib/hydration/use-feature';
import { Boundary } from '../../ui/base/Boundary/Boundary';

/** The delay from the last keystroke to the request. */
const DEBOUNCE_MS = 300;
const MOST = 10;

interface Found {
  /** The text they were requested for. */
  of: string;
  suggestions: readonly string[];
}

const NOTHING: Found = { of: '', suggestions: [] };

const loadSuggestions = async () => (await import('./Suggestions')).Suggestions;

/**
 * Suggestions for a text that is being typed, requested after a pause; none for a blank text.
 * @param wanted whether they would be visible
 * @returns at most ten suggestions, whether the response to this very text has arrived, and the element that runs the
 *   query: render it
 */
export function useSuggestions(
  text: string,
  wanted: boolean,
): { found: readonly string[]; hasResponse: boolean; queryElement: ReactNode } {
  const typed = text.trim();
  const { Feature: Suggestions, attempt, again } = useFeature(loadSuggestions);
  const failed = useRef(false);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState(NOTHING);
  const onFound = useCallback(
    (suggestions: readonly string[]) => setFound({ of: search, suggestions }),
    [search],
  );

  const retry = useRef(again);
  useEffect(() => {
    retry.current = () => {
      failed.current = false;
      again();
    };
  });
  useEffect(() => {
    if (!wanted || typed === '') return undefined;
    const timer = setTimeout(() => {
      setSearch(typed);
      // The script failed to load the last time.
      if (failed.current) retry.current();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, wanted]);

  return {
    found: stillFitting(found, typed).slice(0, MOST),
    hasResponse: typed !== '' && found.of === typed,
    queryElement: search !== '' && wanted && (
      <Boundary
        key={attempt}
        onFailure={() => {
          failed.current = true;
        }}
      >
        <Suggestions search={search} onFound={onFound} />
      </Boundary>
    ),
  };
}

/**
 * Until the response arrives: after typing more, the suggestions that contain the text; after deleting, all of them.
 */
function stillFitting({ of: search, suggestions }: Found, typed: string): readonly string[] {
  if (typed === '' || search === '') return [];
  if (search.startsWith(typed)) return suggestions;
  if (!typed.startsWith(search)) return [];
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(typed.toLowerCase()));
}
