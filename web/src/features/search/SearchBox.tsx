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

/** Long enough for a click on a suggestion. */
const HIDES_AFTER_MS = 150;
const NONE = -1;

interface Props {
  /** The initial text. */
  text: string;
  /** Slug of the category to search; all categories, if omitted. */
  category?: string | undefined;
}

/**
 * The search box, a combobox with a list of suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Written
 * by hand: the library for it is ten times as large, and decides itself when the list shows. Without JavaScript the
 * form submits to the blog list, which redirects to the search.
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
  const { found, hasResponse, queryElement } = useSuggestions(text, wanted);
  const open = wanted && found.length > 0;
  const optionId = (place: number) => `${id}-${place}`;

  // Only the field knows what was typed before hydration: keep it, and fetch suggestions for it.
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
    // A repeated search runs again, but adds no history entry.
    void navigate(path, { replace: path === pathname + search });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') searchFor(text);
  }
  function move(step: 1 | -1) {
    setDismissed(false);
    if (!open) return;
    // The text itself is also a position, between the last suggestion and the first.
    const places = found.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    // During composition, these keys choose between the IME's candidates.
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
        <span role="status">{wanted && (open || hasResponse) && getCount(found)}</span>
      </VisuallyHidden>
      {queryElement}
    </div>
  );
}

function getCount({ length }: readonly string[]): string {
  if (length === 0) return 'No suggestions';
  return length === 1 ? '1 suggestion' : `${length} suggestions`;
}
