import { Button, Flex, Typography } from '@strapi/design-system';
import type { ListedBanner } from '../site-page';

interface Props {
  banners: readonly ListedBanner[];
  getName: (banner: ListedBanner) => string;
  onKeep: (documentId: string) => void;
}

/** The banners that are deleted with the next save, each of which can be kept. */
export function RemovedBanners({ banners, getName, onKeep }: Props) {
  if (banners.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3} background="warning100" hasRadius>
      <Typography textColor="neutral800">
        Deleted when you save. For 90 days after that, “Deleted” above the list of banners brings them back.
      </Typography>
      {banners.map((banner) => (
        <Flex key={banner.documentId} gap={3} justifyContent="space-between">
          <Typography textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
            {getName(banner)}
          </Typography>
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Keep “${getName(banner)}”`}
            onClick={() => onKeep(banner.documentId)}
          >
            Keep
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}
