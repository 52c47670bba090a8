import { Field } from '@strapi/design-system';
import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { MOST_FOUND } from '../../../domain/site-pages/most-found';
import { useAdminData } from '../../ui/server/use-admin-data';
import type { ListedArticle } from '../site-page';
import { Picture } from './Picture';
import { Results } from './styles';

const PAUSE_MS = 250;
const LONGEST = 200;

interface Props {
  label: string;
  /** Articles that are in the list already. */
  listed: readonly string[];
  onAdd: (article: ListedArticle) => void;
}

/** Finds published articles by their words, and adds them. Without words, it offers the newest. */
export function ArticleSearch({ label, listed, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useAdminData<ListedArticle[]>(
    isOpen ? `/admin/site-pages/articles?q=${encodeURIComponent(asked)}` : null,
  );
  const found = (isOpen && data) || [];
  const isListed = ({ documentId }: ListedArticle): boolean => listed.includes(documentId);
  const add = (article: ListedArticle | undefined) => {
    if (!article || isListed(article)) return;
    onAdd(article);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setOpen(true);
      if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') add(found[active]);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <Field.Root hint={describe(isOpen, data)}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        value={typed}
        maxLength={LONGEST}
        placeholder="Search by title or text"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          setOpen(true);
          setActive(0);
          setTyped(target.value);
        }}
      />
      <div role="status">
        <Field.Hint />
      </div>
      <Results id={listId} role="listbox" aria-label="Articles" hidden={found.length === 0}>
        {found.map((article, index) => (
          <div
            key={article.documentId}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-disabled={isListed(article)}
            // Before the field would lose the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              add(article);
            }}
          >
            <Picture address={article.picture} />
            <span>
              {article.title}
              {isListed(article) && ' (in the list)'}
            </span>
          </div>
        ))}
      </Results>
    </Field.Root>
  );
}

function describe(isOpen: boolean, found: readonly ListedArticle[] | undefined): string {
  if (!isOpen || !found) return '';
  if (found.length === 0) return 'No published article has these words.';
  if (found.length >= MOST_FOUND) return `The first ${MOST_FOUND} articles. Type more words to find others.`;
  return found.length === 1 ? 'One article found.' : `${found.length} articles found.`;
}
