import { Checkbox, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CategoryPicker, type PickedCategory } from './CategoryPicker';
import { ARTICLE, countArticles, type ListedCategory } from '../listed-article';
import { BulkDialog } from './BulkDialog';
import { countStatus, listCategories } from './count-status';
import type { DialogProps } from './dialogs';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Adds categories to the selected articles and removes others, in their drafts; on request also for readers. */
export function CategoriseDialog({ articles, onClose }: DialogProps) {
  const [added, setAdded] = useState<PickedCategory[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [publishes, setPublishes] = useState(false);
  const mayPublish = useAuth('CategoriseDialog', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === PUBLISH && subject === ARTICLE),
  );
  const unmodified = countStatus(articles, 'published');
  const request =
    added.length + removed.length === 0
      ? undefined
      : { add: added.map(({ documentId }) => documentId), remove: removed, publishes };
  return (
    <BulkDialog
      {...{ articles, onClose, request }}
      action="categorise"
      label={`Change ${countArticles(articles.length)}`}
      verb="changed"
    >
      <CategoryPicker label="Add" picked={added} onChange={setAdded} />
      <Removal categories={listCategories(articles)} removed={removed} onChange={setRemoved} />
      <Typography tag="p" textColor="neutral600">
        This changes the drafts. What is on the site stays as it is: readers see the change when an article is
        published.
      </Typography>
      {mayPublish && unmodified > 0 && (
        <Checkbox checked={publishes} onCheckedChange={(checked) => setPublishes(checked === true)}>
          {unmodified === 1
            ? 'Publish at once the article that is on the site and has no other changes'
            : `Publish at once the ${unmodified} articles that are on the site and have no other changes`}
        </Checkbox>
      )}
    </BulkDialog>
  );
}

interface RemovalProps {
  categories: readonly ListedCategory[];
  removed: readonly string[];
  onChange: (removed: string[]) => void;
}

function Removal({ categories, removed, onChange }: RemovalProps) {
  if (categories.length === 0) return null;
  return (
    <Group>
      <legend>Remove</legend>
      {categories.map(({ documentId, name }) => (
        <Checkbox
          key={documentId}
          checked={removed.includes(documentId)}
          onCheckedChange={(checked) =>
            onChange(checked === true ? [...removed, documentId] : removed.filter((id) => id !== documentId))
          }
        >
          {name}
        </Checkbox>
      ))}
    </Group>
  );
}

/** The admin's root font size is 10 px. */
const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.6rem;
  max-block-size: 16rem;
  overflow-y: auto;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 0.8rem;
    font-size: 1.4rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;
