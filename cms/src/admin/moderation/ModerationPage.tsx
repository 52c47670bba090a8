import { Button, Flex, Tabs, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Desk } from '../../domain/moderation/desk';
import { Problem } from '../ui/Problem';
import { useAdminData } from '../ui/server/use-admin-data';
import { CommentQueue } from './comments/CommentQueue';
import { BannedMembers } from './members/BannedMembers';
import { MessageQueue } from './messages/MessageQueue';
import { MODERATION_PERMISSIONS } from './permissions';
import { getTabs, isQueue, type Tab } from './tabs';
import { WordsDialog } from './words/WordsDialog';

/** The main menu's *Moderation*: comments of members, and messages from the contact page. */
export function ModerationPage() {
  return (
    <Page.Protect permissions={MODERATION_PERMISSIONS}>
      <Page.Title>Moderation</Page.Title>
      <Page.Main>
        <Moderation />
      </Page.Main>
    </Page.Protect>
  );
}

function Moderation() {
  const { desk, failed, reload } = useDesk();
  if (failed && !desk) return <Problem text="The page could not be loaded." onRetry={reload} />;
  return desk ? <Queues desk={desk} onChanged={reload} /> : <Page.Loading />;
}

/** Keeps the last counts while new ones load, and looks for others’ work when somebody comes back to the window. */
function useDesk() {
  const { data, failed, reload } = useAdminData<Desk>('/admin/moderation/desk');
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const [desk, setDesk] = useState(data);
  if (data && data !== desk) setDesk(data);
  return { desk: data ?? desk, failed, reload };
}

function Queues({ desk, onChanged }: { desk: Desk; onChanged: () => void }) {
  const [search, setSearch] = useSearchParams();
  const [areWordsOpen, setWordsOpen] = useState(false);
  const [loads, setLoads] = useState(0);
  const tabs = getTabs(desk);
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  const member = search.get('member') ?? undefined;
  const comment = search.get('comment') ?? undefined;
  const showMember = useCallback(
    (documentId: string) => setSearch({ tab: 'all', member: documentId }),
    [setSearch],
  );
  if (!tab) return null;
  return (
    <Tabs.Root variant="simple" value={tab.value} onValueChange={(value) => setSearch({ tab: value })}>
      <Layouts.Header
        title="Moderation"
        subtitle={describeHolds(desk)}
        primaryAction={
          desk.rights.hide && (
            <Button variant="secondary" onClick={() => setWordsOpen(true)}>
              Word list
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Tabs.List aria-label="Queues">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              onClick={() => {
                // Others may have worked on it, or written, since it was loaded.
                if (value !== tab.value) return;
                setLoads((count) => count + 1);
                onChanged();
              }}
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Content key={value} value={value}>
            <Flex direction="column" alignItems="stretch" gap={4} paddingTop={6} paddingBottom={8}>
              {value === tab.value && (
                <Shown
                  key={loads}
                  tab={value}
                  desk={desk}
                  member={member}
                  comment={comment}
                  onChanged={onChanged}
                  onMember={showMember}
                  onAllMembers={() => setSearch({ tab: 'all' })}
                />
              )}
            </Flex>
          </Tabs.Content>
        ))}
      </Layouts.Content>
      {areWordsOpen && <WordsDialog onClose={() => setWordsOpen(false)} />}
    </Tabs.Root>
  );
}

interface ShownProps {
  tab: Tab['value'];
  desk: Desk;
  member: string | undefined;
  comment: string | undefined;
  onChanged: () => void;
  onMember: (documentId: string) => void;
  onAllMembers: () => void;
}

function Shown({ tab, desk, member, comment, onChanged, onMember, onAllMembers }: ShownProps) {
  if (tab === 'banned') return <BannedMembers onMember={onMember} />;
  if (!isQueue(tab)) return <MessageQueue mayAnswer={desk.rights.answer} onChanged={onChanged} />;
  const shown = tab === 'all' ? member : undefined;
  return (
    <>
      {shown !== undefined && (
        <Flex gap={4} wrap="wrap">
          <Typography>Only the comments of one member are shown.</Typography>
          <Button size="S" variant="tertiary" onClick={onAllMembers}>
            Show all
          </Button>
        </Flex>
      )}
      <CommentQueue
        key={`${tab} ${shown ?? ''}`}
        queue={tab}
        member={shown}
        comment={comment}
        desk={desk}
        onChanged={onChanged}
        onMember={onMember}
      />
    </>
  );
}

function describeHolds({ holds }: Desk): string {
  const held = [
    holds.first && 'first comments of a member',
    holds.withLinks && 'comments with links',
    'comments with words of the list',
  ].filter((what) => what !== false);
  return `These wait for you before others see them: ${held.join(', ')}`;
}
