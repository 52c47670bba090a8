import { Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  /** The number of rows. */
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  /** What the button for the next page says. */
  label: string;
  onMore: () => void;
}

/** Below a list that is read page by page. */
export function ListEnd({ count, hasMore, isLoading, label, onMore }: Props) {
  return (
    <>
      {hasMore && (
        <Flex justifyContent="center">
          <Button variant="tertiary" onClick={onMore} loading={isLoading}>
            {label}
          </Button>
        </Flex>
      )}
      <Typography role="status" variant="pi" textColor="neutral600">
        {isLoading ? 'Loading …' : `${count} shown`}
      </Typography>
    </>
  );
}
