import { Button, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { parseMonth } from './month';
import { MonthCalendar } from './MonthCalendar';
import { PlanLists } from './PlanLists';

export const PERMISSIONS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::blog.blog' }];

/** The main menu's *Schedule*: what goes out when, as a list and as a calendar. */
export function SchedulePage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>Schedule</Page.Title>
      <Page.Main>
        <Schedule />
      </Page.Main>
    </Page.Protect>
  );
}

function Schedule() {
  const [search, setSearch] = useSearchParams();
  const isCalendar = search.get('view') === 'calendar';
  const month = parseMonth(search.get('month'));
  return (
    <>
      <Layouts.Header
        title="Schedule"
        subtitle="What is published and unpublished when"
        primaryAction={
          <Flex gap={2} role="group" aria-label="View">
            <View isShown={!isCalendar} onShow={() => setSearch({})}>
              List
            </View>
            <View isShown={isCalendar} onShow={() => setSearch({ view: 'calendar' })}>
              Calendar
            </View>
          </Flex>
        }
      />
      <Layouts.Content>
        {isCalendar ? (
          <MonthCalendar
            month={month}
            onMonth={(shown) => setSearch({ view: 'calendar', month: shown }, { replace: true })}
          />
        ) : (
          <PlanLists />
        )}
      </Layouts.Content>
    </>
  );
}

function View({ isShown, onShow, children }: { isShown: boolean; onShow: () => void; children: string }) {
  return (
    <Button variant={isShown ? 'secondary' : 'tertiary'} aria-pressed={isShown} onClick={onShow}>
      {children}
    </Button>
  );
}
