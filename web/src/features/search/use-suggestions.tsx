import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFeature } from '../../lib/hydration/use-feature';
import { Boundary } from '../../ui/base/Boundary/Boundary';

/** From the last key to the request. */
const DEBOUNCE_MS = 300;
const MOST = 10;

interface Found {
  /** What was asked. */
  of: string;
  suggestions: readonly string[];
}

const NOTHING: Found = { of: '', suggestions: [] };

const loadSuggestions = async () => (await import('./Suggestions')).Suggestions;

/**
 * Suggestions for a text that is being typed, asked for when nothing was typed for a moment; none for a blank one.
 * @param wanted whether anybody would see them
 * @returns them, ten at most, whether the answer to this very text has come, and what asks for them: render it
 */
export function useSuggestions(
  text: string,
  wanted: boolean,
): { found: readonly string[]; answered: boolean; asking: ReactNode } {
  const typed = text.trim();
  const { Feature: Suggestions, attempt, again } = useFeature(loadSuggestions);
  const failed = useRef(false);
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState(NOTHING);
  const onFound = useCallback(
    (suggestions: readonly string[]) => setFound({ of: asked, suggestions }),
    [asked],
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
      setAsked(typed);
      // Its script did not come the last time.
      if (failed.current) retry.current();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, wanted]);

  return {
    found: stillFitting(found, typed).slice(0, MOST),
    answered: typed !== '' && found.of === typed,
    asking: asked !== '' && wanted && (
      <Boundary
        key={attempt}
        onFailure={() => {
          failed.current = true;
        }}
      >
        <Suggestions search={asked} onFound={onFound} />
      </Boundary>
    ),
  };
}

/** Until the answer to a text is there: of those for less of it what holds all of it, of those for more of it all. */
function stillFitting({ of: asked, suggestions }: Found, typed: string): readonly string[] {
  if (typed === '' || asked === '') return [];
  if (asked.startsWith(typed)) return suggestions;
  if (!typed.startsWith(asked)) return [];
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(typed.toLowerCase()));
}
