import { Button } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { Articles } from '../tree/Articles';
import { getTopicId } from '../../ui/category-tree/nodes';
import { Expander, Name } from '../tree/styles';
import { Tree } from '../tree/Tree';
import { useExpanded } from '../tree/use-expanded';
import type { LoadedTree } from '../../ui/category-tree/use-category-tree';
import { Scrolled } from './styles';

interface Props {
  tree: LoadedTree;
  label: string;
  has: (category: ListedCategory) => boolean;
  onPick: (category: ListedCategory) => void;
  /** @param topicId under which a category should be created */
  onCreate: (topicId: number | undefined) => void;
  /** Escape. */
  onLeave: () => void;
}

/** All topics to choose from; those with a chosen sub-topic are open. */
export function ChoiceTree({ tree, label, has, onPick, onCreate, onLeave }: Props) {
  const { expanded, expand } = useExpanded(() =>
    tree.nodes.filter(({ subTopics }) => subTopics.some(has)).map(({ category }) => category.id),
  );
  const [activeId, setActiveId] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  }, []);
  const active = activeId === undefined ? undefined : tree.byId.get(activeId);
  const pick = (category: ListedCategory) => {
    // A sub-topic often comes next.
    if (!has(category)) expand(category.id, true);
    onPick(category);
  };
  return (
    <>
      <Scrolled
        ref={frame}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onLeave();
        }}
      >
        <Tree
          label={label}
          nodes={tree.nodes}
          expanded={expanded}
          onExpand={expand}
          activeId={activeId}
          onActive={setActiveId}
          isChecked={has}
          onPick={pick}
        >
          {({ category }) => (
            <>
              <Expander aria-hidden>{has(category) && <Check />}</Expander>
              <Name>{category.name}</Name>
              <Articles number={category.articles} />
            </>
          )}
        </Tree>
      </Scrolled>
      {tree.mayCreate && (
        <Button variant="tertiary" size="S" onClick={() => onCreate(active && getTopicId(active, tree.byId))}>
          Create a category …
        </Button>
      )}
    </>
  );
}
