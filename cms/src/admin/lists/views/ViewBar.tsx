import { IconButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { SaveView } from './SaveView';
import { SortField } from './SortField';
import { useSavedViews, type SavedView } from './use-saved-views';
import { useViewCounts } from './use-view-counts';
import {
  fromSavedQuery,
  getView,
  isSameQuery,
  toSavedQuery,
  VIEW_NAMES,
  VIEWS,
  withView,
} from './view-address';

const number = new Intl.NumberFormat('en');

/** Above the list of articles: its views, each with an address, and those that the editor has saved. */
export function ViewBar() {
  const { search } = useLocation();
  const counts = useViewCounts();
  const { saved, save, remove } = useSavedViews();
  const { toggleNotification } = useNotification();
  const current = saved.find(({ query }) => isSameQuery(query, search));
  const view = getView(search);
  const removeView = async (one: SavedView) => {
    try {
      await remove(one);
      toggleNotification({ type: 'success', message: `The view “${one.name}” was removed.` });
    } catch {
      toggleNotification({ type: 'danger', message: 'The view could not be removed. Please try again.' });
    }
  };
  return (
    <Bar aria-label="Views of the articles">
      <ul>
        {VIEWS.map((one) => (
          <li key={one}>
            <Tab
              to={{ search: withView(search, one) }}
              aria-current={!current && one === view ? 'page' : undefined}
            >
              {VIEW_NAMES[one]} <Count>{counts ? number.format(counts[one]) : ''}</Count>
            </Tab>
          </li>
        ))}
        {saved.map((one) => (
          <li key={one.id}>
            <Tab
              to={{ search: fromSavedQuery(one.query) }}
              aria-current={one === current ? 'page' : undefined}
            >
              {one.name}
            </Tab>
            <IconButton
              variant="ghost"
              size="XS"
              withTooltip={false}
              label={`Remove the view “${one.name}”`}
              onClick={() => void removeView(one)}
            >
              <Cross />
            </IconButton>
          </li>
        ))}
        <li>
          <SaveView onSave={(name) => save({ name, query: toSavedQuery(search) })} />
        </li>
      </ul>
      <SortField />
    </Bar>
  );
}

/** The admin's root font size is 10 px. */
const Bar = styled.nav`
  font-size: 1.4rem;

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.8rem;
  }

  li {
    display: flex;
    align-items: center;
  }
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 3.2rem;
  padding-inline: 1.2rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral700};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary200};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`;

/** Of a width that does not change when the number arrives. */
const Count = styled.span`
  min-inline-size: 2.2em;
  font-size: 1.2rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
