import { Typography, VisuallyHidden } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useEffect, type MouseEvent } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { Articles } from '../tree/Articles';
import { getPath } from '../../ui/category-tree/nodes';
import { Expander, Line, Name } from '../tree/styles';
import type { LoadedTree } from '../../ui/category-tree/use-category-tree';
import { getOptionId, MATCHES } from './match-ids';
import { ScrolledLines } from './styles';
import { useAnnouncement } from './use-announcement';
import type { Matches } from './use-matches';

interface Props {
  matches: Matches;
  tree: LoadedTree;
  has: (category: ListedCategory) => boolean;
  onPick: (category: ListedCategory) => void;
}

/** What was found, each with its topic. The focus stays in the text field. */
export function CategoryMatches({ matches, tree, has, onPick }: Props) {
  const { query, shown, more, active } = matches;
  const announced = useAnnouncement(describe(shown.length + more));
  useEffect(() => {
    if (active) document.getElementById(getOptionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <ScrolledLines
        id={MATCHES}
        role="listbox"
        aria-label="Categories found"
        aria-multiselectable
        hidden={shown.length === 0}
        // The text field keeps the focus, also while somebody drags the scroll bar.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        {shown.map((category) => (
          <Line
            key={category.id}
            id={getOptionId(category)}
            role="option"
            aria-selected={has(category)}
            data-active={category === active}
            onClick={() => onPick(category)}
          >
            <Expander aria-hidden>{has(category) && <Check />}</Expander>
            <Name>{getPath(category, tree.byId)}</Name>
            <Articles number={category.articles} />
          </Line>
        ))}
      </ScrolledLines>
      {shown.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          No category has “{query.trim()}” in its name.
        </Typography>
      )}
      {more > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {more} more. Type another letter to see them.
        </Typography>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

function describe(found: number): string {
  if (found === 0) return 'No category found';
  return found === 1 ? '1 category found' : `${found} categories found`;
}
