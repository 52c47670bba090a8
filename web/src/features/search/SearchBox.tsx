import { Search } from 'lucide';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_FIELD_ID } from '../../lib/routing/search-field-id';
import { searchPath } from '../../lib/routing/search-path';
import { Icon } from '../../ui/base/Icon/Icon';
import { Marked } from '../../ui/lists/Marked/Marked';
import { useDelay } from '../../ui/hooks/use-delay';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './SearchBox.module.css';
import { useSuggestions } from './use-suggestions';

/** Time enough for a click on a suggestion. */
const HIDES_AFTER_MS = 150;
const NONE = -1;

interface Props {
  /** What stands in it at first. */
  text: string;
  /** Slug of the category to look in; all, when left out. */
  category?: string | undefined;
}

/**
 * The search box, a combobox whose list holds suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). By hand:
 * the library for it weighs ten times as much, and brings its own mind on when the list shows. Without JavaScript the
 * form asks the blog list, which leads to the search.
 */
export function SearchBox({ text: first, category }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [focused, setFocused] = useState(false);
  // By Escape, until something is typed.
  const [dismissed, setDismissed] = useState(true);
  const [active, setActive] = useState(NONE);
  const blurring = useDelay();
  const wanted = focused && !dismissed;
  const { found, answered, asking } = useSuggestions(text, wanted);
  const open = wanted && found.length > 0;
  const optionId = (place: number) => `${id}-${place}`;

  // What was typed before React took over is known to the field alone: it stays, and is suggested for.
  useEffect(() => {
    const { current: field } = input;
    if (!field) return;
    const isIn = document.activeElement === field;
    setText(field.value);
    setFocused(isIn);
    setDismissed(!isIn || field.value === field.defaultValue);
  }, []);

  function type(typed: string) {
    setText(typed);
    setDismissed(false);
    setActive(NONE);
  }
  function searchFor(wanted: string) {
    setText(wanted);
    setDismissed(true);
    setActive(NONE);
    const path = searchPath(wanted, category);
    // The same search is asked again, and is no further step for Back.
    void navigate(path, { replace: path === pathname + search });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') searchFor(text);
  }
  function move(step: 1 | -1) {
    setDismissed(false);
    if (!open) return;
    // The text itself is a place too, between the last suggestion and the first.
    const places = found.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    // These keys choose among the signs of a script that is being put together.
    if (event.nativeEvent.isComposing) return;
    const chosen = open ? found[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      searchFor(chosen);
    } else if (event.key === 'Escape' && open) {
      setDismissed(true);
      setActive(NONE);
    }
  }

  return (
    <div className={styles.search}>
      <form role="search" action="/blog-list" className={styles.form} data-print="hide" onSubmit={submit}>
        {category && <input type="hidden" name="category" value={category} />}
        <label htmlFor={SEARCH_FIELD_ID}>
          <VisuallyHidden>Search articles</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={SEARCH_FIELD_ID}
          name="search"
          // “search” may not be a combobox (https://www.w3.org/TR/html-aria/).
          type="text"
          inputMode="search"
          dir="auto"
          className={styles.input}
          value={text}
          placeholder="Search articles"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          required
          pattern=".*\S.*"
          title="Type what you are looking for"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active !== NONE ? optionId(active) : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            blurring.cancel();
            setFocused(true);
          }}
          onBlur={() =>
            blurring.start(() => {
              setFocused(false);
              setActive(NONE);
            }, HIDES_AFTER_MS)
          }
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon of={Search} size={20} />
        </button>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        className={styles.list}
        hidden={!open}
      >
        {open &&
          found.map((suggestion, place) => (
            <button
              key={suggestion}
              type="button"
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => searchFor(suggestion)}
            >
              <span dir="auto">
                <Marked text={suggestion} search={text} />
              </span>
            </button>
          ))}
      </div>
      <VisuallyHidden>
        <span role="status">{wanted && (open || answered) && getCount(found)}</span>
      </VisuallyHidden>
      {asking}
    </div>
  );
}

function getCount({ length }: readonly string[]): string {
  if (length === 0) return 'No suggestions';
  return length === 1 ? '1 suggestion' : `${length} suggestions`;
}
