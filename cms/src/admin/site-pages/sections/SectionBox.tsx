import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

interface Props {
  name: string;
  hint: string;
  isChanged: boolean;
  children: ReactNode;
}

/** A section of a page, under its heading. */
export function SectionBox({ name, hint, isChanged, children }: Props) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" shadow="tableShadow" hasRadius padding={5}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <div>
          <Typography id={id} tag="h2" variant="delta">
            {name}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {isChanged ? `${hint} Changed, not saved.` : hint}
          </Typography>
        </div>
        {children}
      </Flex>
    </Box>
  );
}
