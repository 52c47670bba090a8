import { LinkButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { getBanners, putBack, type Arrangement } from '../arrangement';
import { getPlaceId, getStoredOrder, type FilledBanners, type ListedBanner } from '../site-page';
import type { ChangeSection } from '../use-arrangement';
import { Card } from './Card';
import { RemovedBanners } from './RemovedBanners';
import { SectionBox } from './SectionBox';
import { SortableCards } from './SortableCards';
import { Column } from './styles';
import { useRemovals } from './use-removals';

const FORM = '/content-manager/collection-types/api::banner.banner';

interface Props {
  section: FilledBanners;
  arrangement: Arrangement;
  canChange: boolean;
  canDelete: boolean;
  onChange: ChangeSection;
}

/** The banners at a place of a page. */
export function BannerSection({ section, arrangement: { orders }, canChange, canDelete, onChange }: Props) {
  const order = orders[getPlaceId(section)];
  const banners = getBanners(section.banners, order);
  const ids = banners.map(({ documentId }) => documentId);
  const removed = section.banners.filter(({ documentId }) => !ids.includes(documentId));
  const names = new Map(banners.map((banner) => [banner.documentId, getName(banner)]));
  const { root, announced, noteRemoval } = useRemovals(
    (name) => `“${name}” is deleted from ${section.name} when you save.`,
  );
  return (
    <SectionBox name={section.name} hint={describe(section)} isChanged={order !== undefined}>
      {order !== undefined && (
        <Typography variant="pi" textColor="neutral600">
          The preview shows the change once it is saved.
        </Typography>
      )}
      <Column ref={root}>
        {banners.length === 0 && (
          <Typography textColor="neutral600">
            {removed.length === 0 ? 'There is no banner here yet.' : 'No banner is left here.'}
          </Typography>
        )}
        {banners.length > 0 && (
          <SortableCards
            label={`Banners in ${section.name}`}
            order={ids}
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
                {...(canDelete && {
                  removes: `Delete “${getName(banner)}”`,
                  onRemove: () => {
                    noteRemoval(index, getName(banner));
                    onChange(
                      section,
                      ids.filter((id) => id !== banner.documentId),
                    );
                  },
                })}
              />
            ))}
          </SortableCards>
        )}
        <div>
          <LinkButton tag={Link} to={getNewBannerPath(section)} variant="secondary" startIcon={<Plus />}>
            {`Add a banner to ${section.name}`}
          </LinkButton>
        </div>
        <RemovedBanners
          banners={removed}
          getName={getName}
          onKeep={(id) => onChange(section, putBack(getStoredOrder(section), ids, id))}
        />
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Column>
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
