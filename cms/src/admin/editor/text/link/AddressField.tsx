import { Badge, Field } from '@strapi/design-system';
import { useId, useState, type KeyboardEvent } from 'react';
import { chooseTarget } from './choose-target';
import { Targets } from './styles';
import type { LinkSuggestions, LinkTarget } from './use-link-suggestions';

interface Props {
  address: string;
  problem: string | undefined;
  suggestions: LinkSuggestions | undefined;
  onChange: (address: string) => void;
  onChoose: (target: LinkTarget) => void;
}

const KINDS = { article: 'Article', category: 'Category', page: 'Page' };
/** As in the list of articles, and whether readers find something there. */
const STATUSES: { [S in LinkTarget['status']]?: string } = {
  modified: 'Modified, public',
  draft: 'Draft, not public',
  scheduled: 'Scheduled, not public',
};
const NONE: LinkTarget[] = [];

/** Takes an address, or a name by which a page of the site is found. */
export function AddressField({ address, problem, suggestions, onChange, onChoose }: Props) {
  const targets = suggestions?.targets ?? NONE;
  const listId = useId();
  const [active, setActive] = useState(-1);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = chooseTarget(targets, active, address);
    if (step !== undefined && targets.length > 0)
      setActive((active + step + targets.length) % targets.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const choose = (target: LinkTarget) => {
    setActive(-1);
    onChoose(target);
  };
  return (
    <Field.Root name="link-address" error={problem} hint={describe(suggestions, address)} required>
      <Field.Label>Address, or the name of a page of this site</Field.Label>
      <Field.Input
        value={address}
        placeholder="example.org/page, or “walking”"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={press}
        onChange={({ target }) => {
          setActive(-1);
          onChange(target.value);
        }}
      />
      <div role="status">
        <Field.Hint />
      </div>
      <Field.Error />
      <Targets id={listId} role="listbox" aria-label="Pages of this site" hidden={targets.length === 0}>
        {targets.map((target, index) => (
          <div
            key={target.path}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field would lose the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(target);
            }}
          >
            <span>{target.title}</span>
            <small>
              {KINDS[target.kind]} {target.path}
            </small>
            {STATUSES[target.status] !== undefined && <Badge>{STATUSES[target.status]}</Badge>}
          </div>
        ))}
      </Targets>
    </Field.Root>
  );
}

/** The address of another site, also without `https://`. */
const ELSEWHERE = /^\S+[.:]\S+$/;

/** What readers get at the address. */
function describe(suggestions: LinkSuggestions | undefined, address: string): string {
  switch (suggestions?.status) {
    case 'public':
      return 'A page of this site.';
    case 'draft':
      return 'An article that is not public yet: readers find nothing there before it is.';
    case 'moved':
      return `The former address of a page. The link will lead to ${suggestions.movedTo}.`;
    case 'missing':
      return 'No page of this site has this address.';
    default:
      return suggestions?.path === null && suggestions.targets.length === 0 && !ELSEWHERE.test(address.trim())
        ? 'No page of this site has this name.'
        : '';
  }
}
