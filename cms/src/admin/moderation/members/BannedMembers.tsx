import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BannedMember } from '../../../domain/moderation/members/summary';
import { CardTable } from '../../ui/list/card-table';
import { ListEnd } from '../../ui/list/ListEnd';
import { usePages, type PageOf } from '../../ui/list/use-pages';
import { Problem } from '../../ui/Problem';
import { formatDay } from '../describe';

/** Everybody who is banned, to lift a ban. */
export function BannedMembers({ onMember }: { onMember: (documentId: string) => void }) {
  const { list, isLoading, failed, loadMore, retry } = usePages<PageOf<BannedMember>>(
    '/admin/moderation/members?',
  );
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [lifted, setLifted] = useState<ReadonlySet<string>>(new Set());
  const members = (list?.entries ?? []).filter(({ documentId }) => !lifted.has(documentId));

  const lift = async ({ documentId, username }: BannedMember) => {
    try {
      await del(`/admin/moderation/members/${documentId}/ban`);
      setLifted((before) => new Set([...before, documentId]));
      toggleNotification({ type: 'success', message: `The ban of ${username} is lifted.` });
    } catch {
      toggleNotification({ type: 'danger', message: 'The ban could not be lifted. Please try again.' });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {failed && <Problem text="The banned members could not be loaded." onRetry={retry} />}
      {!list && isLoading && <Page.Loading />}
      {members.length > 0 && (
        <Table aria-label="Banned members, the newest accounts first">
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col">Since</th>
              <th scope="col">Banned</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.documentId}>
                <th scope="row">
                  <bdi>{member.username}</bdi>
                </th>
                <td>{formatDay(member.since)}</td>
                <td>
                  {member.ban
                    ? `${formatDay(member.ban.at)}, by ${member.ban.by}`
                    : 'In the form of the account'}
                </td>
                <td>
                  <Flex gap={2} wrap="wrap">
                    <Button
                      size="S"
                      variant="tertiary"
                      aria-label={`Show the comments of ${member.username}`}
                      onClick={() => onMember(member.documentId)}
                    >
                      Comments
                    </Button>
                    <Button
                      size="S"
                      variant="tertiary"
                      aria-label={`Lift the ban of ${member.username}`}
                      onClick={() => void lift(member)}
                    >
                      Lift the ban
                    </Button>
                  </Flex>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {list && members.length === 0 && !isLoading && !failed && (
        <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
          <Typography tag="p" textAlign="center">
            Nobody is banned.
          </Typography>
        </Box>
      )}
      <ListEnd
        count={members.length}
        hasMore={Boolean(list?.next)}
        isLoading={isLoading}
        label="Show more"
        onMore={loadMore}
      />
    </Flex>
  );
}

const Table = styled(CardTable)`
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  th,
  td {
    padding: 1.2rem 1.6rem;
  }

  tbody th {
    font-weight: 600;
  }
`;
