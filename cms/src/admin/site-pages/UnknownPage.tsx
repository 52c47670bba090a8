import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** As the address names it. */
  id: string;
  /** Chooses another page. */
  choice: ReactNode;
}

/** For an address that names no page, such as that of a hub that is gone. */
export function UnknownPage({ id, choice }: Props) {
  return (
    <>
      <Layouts.Header title="Pages" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            {`The site has no page “${id}” with lists and banners. It may have been a hub that is gone.`}
          </Typography>
          <Box maxWidth="40rem">{choice}</Box>
          <div>
            <LinkButton tag={Link} to="?" variant="secondary">
              Open the home page
            </LinkButton>
          </div>
        </Flex>
      </Layouts.Content>
    </>
  );
}
