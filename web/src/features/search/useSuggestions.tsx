import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFeature } from '../../lib/useFeature';
import { Boundary } from '../../ui/Boundary/Boundary';

/** Document 1, section 9. */
const DEBOUNCE_MS = 300;
const MOST = 10;

const NOTHING = { of: '', suggestions: [] };

const loadSuggestions = async () => (await import('./Suggestions')).Suggestions;

/**
 * Suggestions for a text that is being typed, asked for when nothing was typed for a moment; none for a blank one.
 * @param wanted whether anybody would see them
 * @returns them, ten at most, and what asks for them: render it
 */
export function useSuggestions(
  text: string,
  wanted: boolean,
): { found: readonly string[]; asking: ReactNode } {
  const typed = text.trim();
  const { Feature: Suggestions, attempt, again } = useFeature(loadSuggestions);
  const failed = useRef(false);
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<{ of: string; suggestions: readonly string[] }>(NOTHING);
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
    // Those for less or more of the same text stay until its own are there.
    found: isRelated(typed, found.of) ? found.suggestions.slice(0, MOST) : [],
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

const isRelated = (typed: string, asked: string) =>
  typed !== '' && asked !== '' && (typed.startsWith(asked) || asked.startsWith(typed));
