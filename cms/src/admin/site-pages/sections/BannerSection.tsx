import { LinkButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { getBanners, type Arrangement } from '../arrangement';
import { getPlaceId, type FilledBanners, type ListedBanner } from '../site-page';
import type { ChangeSection } from '../use-arrangement';
import { Card } from './Card';
import { SectionBox } from './SectionBox';
import { SortableCards } from './SortableCards';

const FORM = '/content-manager/collection-types/api::banner.banner';

interface Props {
  section: FilledBanners;
  arrangement: Arrangement;
  canChange: boolean;
  onChange: ChangeSection;
}

/** The banners at a place of a page. */
export function BannerSection({ section, arrangement: { orders }, canChange, onChange }: Props) {
  const order = orders[getPlaceId(section)];
  const banners = getBanners(section.banners, order);
  const names = new Map(banners.map((banner) => [banner.documentId, getName(banner)]));
  return (
    <SectionBox name={section.name} hint={describe(section)} isChanged={order !== undefined}>
      {order !== undefined && (
        <Typography variant="pi" textColor="neutral600">
          The preview shows the new order once it is saved.
        </Typography>
      )}
      {banners.length === 0 && <Typography textColor="neutral600">There is no banner here yet.</Typography>}
      {banners.length > 0 && (
        <SortableCards
          label={`Banners in ${section.name}`}
          order={banners.map(({ documentId }) => documentId)}
          getName={(id) => names.get(id) ?? ''}
          onChange={(moved) => onChange(section, moved)}
        >
          {banners.map((banner, index) => (
            <Card
              key={banner.documentId}
              id={banner.documentId}
              place={index + 1}
              name={getName(banner)}
              picture={banner.picture}
              canMove={canChange}
              unseen={section.shows !== null && index >= section.shows ? 'Not on the page' : undefined}
              form={`${FORM}/${banner.documentId}`}
            />
          ))}
        </SortableCards>
      )}
      <div>
        <LinkButton tag={Link} to={getNewBannerPath(section)} variant="secondary" startIcon={<Plus />}>
          {`Add a banner to ${section.name}`}
        </LinkButton>
      </div>
    </SectionBox>
  );
}

/** The form of a new banner that stands after those of the place. */
function getNewBannerPath(section: FilledBanners): string {
  const position = Math.max(-1, ...section.banners.map((banner) => banner.position)) + 1;
  return `${FORM}/create?place=${encodeURIComponent(getPlaceId(section))}&position=${position}`;
}

const getName = ({ text, title }: ListedBanner): string => text || title;

function describe({ shows, hint }: FilledBanners): string {
  if (shows === null) return hint;
  const shown = shows === 1 ? 'The first is shown.' : `The first ${shows} are shown.`;
  return hint === '' ? shown : `${hint} ${shown}`;
}
