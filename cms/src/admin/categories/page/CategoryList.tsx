import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useMemo, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { filterNodes, searchCategories } from '../../ui/category-tree/search';
import { Name } from '../tree/styles';
import { Tree } from '../tree/Tree';
import type { LoadedTree } from '../../ui/category-tree/use-category-tree';
import { Counts, CountsHeading } from './Counts';
import { Page } from './styles';
import type { View } from './use-view';

const FORMS = '/content-manager/collection-types/api::category.category';
const getForm = ({ documentId }: ListedCategory): string => `${FORMS}/${documentId}`;

/** The tree with its search. While somebody searches, all topics with a match are open. */
export function CategoryList({ tree, view }: { tree: LoadedTree; view: View }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { search } = view;
  const isSearching = search.trim() !== '';
  const found = useMemo(() => searchCategories(tree.categories, search), [tree, search]);
  const nodes = useMemo(
    () => (isSearching ? filterNodes(tree.nodes, found) : tree.nodes),
    [tree, found, isSearching],
  );
  const topics = nodes.filter(({ subTopics }) => subTopics.length > 0).map(({ category }) => category.id);
  const hasDrafts = tree.categories.some(({ drafts }) => drafts !== null);
  const areAllOpen = topics.every((id) => view.expanded.has(id));
  const goToTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };
  return (
    <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex gap={4} paddingBottom={4} alignItems="end" wrap="wrap">
        <Box role="search" flex="1" minWidth="20rem" maxWidth="48rem">
          <Field.Root>
            <Field.Label>Search by name</Field.Label>
            <TextInput
              value={search}
              maxLength={100}
              startAction={<Search aria-hidden fill="neutral500" />}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => view.setSearch(target.value)}
              onKeyDown={goToTree}
            />
          </Field.Root>
        </Box>
        <Button
          variant="tertiary"
          size="L"
          disabled={isSearching}
          onClick={() => view.open(areAllOpen ? [] : topics)}
        >
          {areAllOpen && !isSearching ? 'Close all topics' : 'Open all topics'}
        </Button>
      </Flex>
      <Typography role="status" variant="pi" textColor="neutral600">
        {isSearching ? describeFound(found.length) : 'The numbers of a topic include its sub-topics.'}
      </Typography>
      <CountsHeading hasDrafts={hasDrafts} />
      <Page ref={list}>
        <Tree
          label="Categories"
          nodes={nodes}
          expanded={isSearching ? new Set(topics) : view.expanded}
          onExpand={view.expand}
          activeId={view.activeId}
          onActive={view.setActiveId}
          onPick={(category) => category.isReadable && navigate(getForm(category))}
        >
          {({ category }) => (
            <>
              <Name>
                {category.isReadable ? (
                  // Opens in a new tab, too. The keyboard gets there by Enter.
                  <Link to={getForm(category)} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
                    {category.name}
                  </Link>
                ) : (
                  category.name
                )}
              </Name>
              <Counts category={category} />
            </>
          )}
        </Tree>
      </Page>
    </Box>
  );
}

function describeFound(found: number): string {
  if (found === 0) return 'No category has these words in its name.';
  return found === 1 ? '1 category found' : `${found} categories found`;
}
