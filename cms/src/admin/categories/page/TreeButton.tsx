import { LinkButton } from '@strapi/design-system';
import { NavLink, useParams } from 'react-router-dom';

/** Above the flat list of categories. */
export function TreeButton() {
  const { slug } = useParams<{ slug: string }>();
  if (slug !== 'api::category.category') return null;
  return (
    <LinkButton tag={NavLink} to="/categories" variant="tertiary" size="S">
      Tree
    </LinkButton>
  );
}
