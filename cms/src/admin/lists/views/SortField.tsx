import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { NARROW } from '../../ui/list/card-table';
import { getSort, withSort } from './view-address';

/** Orders by the columns that the headings of the table sort by. */
const ORDERS: readonly [sort: string, label: string][] = [
  ['updatedAt:DESC', 'Changed, newest first'],
  ['publicationDate:DESC', 'Publication date, newest first'],
  ['title:ASC', 'Title'],
  ['author:ASC', 'Author'],
  ['Status:ASC', 'Status'],
];

/** On a narrow screen, where rows are cards, in place of the headings. */
export function SortField() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const current = getSort(search) || 'publicationDate:DESC';
  const isOther = ORDERS.every(([sort]) => sort !== current);
  return (
    <Field>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        value={current}
        onChange={({ target }) => navigate({ search: withSort(search, target.value) })}
      >
        {isOther && <option value={current}>Another order</option>}
        {ORDERS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The admin's root font size is 10 px. */
const Field = styled.div`
  display: none;

  ${NARROW} {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    margin-block-start: 0.8rem;
    color: ${({ theme }) => theme.colors.neutral800};
  }

  select {
    min-block-size: 4rem;
    padding-inline: 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font: inherit;
  }
`;
