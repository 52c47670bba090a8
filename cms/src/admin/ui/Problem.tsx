import { Box, Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  text: string;
  onRetry?: () => void;
}

/** Says in place of a list, or above it, what went wrong. */
export function Problem({ text, onRetry }: Props) {
  return (
    <Box role="alert" padding={4} background="danger100" hasRadius>
      <Flex gap={4} wrap="wrap">
        <Typography textColor="danger700">{text}</Typography>
        {onRetry && (
          <Button variant="tertiary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Flex>
    </Box>
  );
}
