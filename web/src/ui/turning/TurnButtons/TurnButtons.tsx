import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon';
import { IconButton } from '../../base/IconButton/IconButton';
import styles from './TurnButtons.module.css';

interface Props {
  /** The name of the content in the labels: "Next article". */
  what: string;
  turn: (direction: 1 | -1) => void;
  /** Shown between the buttons, such as the current position. */
  children?: ReactNode;
}

/** The two buttons that turn a row. */
export function TurnButtons({ what, turn, children }: Props) {
  return (
    <div className={styles.turns} data-print="hide">
      <IconButton label={`Previous ${what}`} onClick={() => turn(-1)}>
        <Icon of={ChevronLeft} size={22} />
      </IconButton>
      {children}
      <IconButton label={`Next ${what}`} onClick={() => turn(1)}>
        <Icon of={ChevronRight} size={22} />
      </IconButton>
    </div>
  );
}
