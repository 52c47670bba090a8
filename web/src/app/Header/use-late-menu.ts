import { useEffect, useState } from 'react';
import { reportProblem } from '../../lib/site/report';
import type { Opened } from '../../ui/hooks/opened';
import { useOnNavigation } from '../../lib/routing/use-on-navigation';

/**
 * A menu whose script comes when the reader is about to open it. A press waits for it, and the button says so; whoever
 * goes on meanwhile, by Escape, with the focus or to another page, waits no longer.
 * @param menu what is on demand
 * @param instead where a press leads when its script does not come
 */
export function useLateMenu(menu: { fetch(): Promise<void> }, instead: string) {
  const [opened, setOpened] = useState<Opened>(null);
  const [script, setScript] = useState<'ready' | 'failed'>();
  const ready = script === 'ready';

  useOnNavigation(() => setOpened(null));
  useEffect(() => {
    if (opened && script === 'failed') window.location.assign(instead);
  }, [opened, script, instead]);

  function prepare() {
    menu.fetch().then(
      () => setScript('ready'),
      (cause: unknown) => {
        reportProblem('The menu did not come', cause);
        setScript('failed');
      },
    );
  }
  const forget = ready ? undefined : () => setOpened(null);
  return {
    opened,
    setOpened,
    ready,
    press(way: Opened = 'press') {
      setOpened(way);
      if (ready) return;
      setScript(undefined);
      prepare();
    },
    buttonProps: {
      'aria-expanded': ready && opened !== null,
      'aria-busy': !script && opened !== null,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: forget,
      onKeyDown: ({ key: pressed }: { key: string }) => pressed === 'Escape' && forget?.(),
    },
  };
}
