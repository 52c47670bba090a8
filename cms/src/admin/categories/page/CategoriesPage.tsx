import { Box, Button, Flex, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { CreateCategory } from '../creation/CreateCategory';
import { getTopicId } from '../../ui/category-tree/nodes';
import { useCategoryTree, type LoadedTree } from '../../ui/category-tree/use-category-tree';
import { Problem } from '../../ui/Problem';
import { CategoryList } from './CategoryList';
import { PERMISSIONS } from './permissions';
import { useView } from './use-view';

const CATEGORY_LIST = '/content-manager/collection-types/api::category.category';

/** The main menu's *Categories*: topics with their sub-topics, and how many articles each has. */
export function CategoriesPage() {
  const { tree, failed, reload } = useCategoryTree();
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>Categories</Page.Title>
      <Page.Main>
        {failed && (
          <Box padding={8}>
            <Problem text="The categories could not be loaded." onRetry={reload} />
          </Box>
        )}
        {!tree && !failed && <Page.Loading />}
        {tree && <Categories tree={tree} />}
      </Page.Main>
    </Page.Protect>
  );
}

function Categories({ tree }: { tree: LoadedTree }) {
  const view = useView();
  const { toggleNotification } = useNotification();
  const [isCreating, setCreating] = useState(false);
  const topics = tree.categories.filter(({ kind }) => kind === 'topic').length;
  const active = view.activeId === undefined ? undefined : tree.byId.get(view.activeId);
  return (
    <>
      <Layouts.Header
        title="Categories"
        subtitle={`${topics} topics, ${tree.categories.length - topics} sub-topics`}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <LinkButton tag={NavLink} to={CATEGORY_LIST} variant="tertiary">
              Flat list
            </LinkButton>
            {tree.mayCreate && (
              <Button startIcon={<Plus />} onClick={() => setCreating(true)}>
                Create a category
              </Button>
            )}
          </Flex>
        }
      />
      <Layouts.Content>
        <CategoryList tree={tree} view={view} />
      </Layouts.Content>
      {isCreating && (
        <CreateCategory
          tree={tree}
          name={view.search.trim()}
          topicId={active && getTopicId(active, tree.byId)}
          onCreated={({ id, name }, topicId) => {
            setCreating(false);
            view.show(topicId, id);
            toggleNotification({ type: 'success', message: `Created “${name}”.` });
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
