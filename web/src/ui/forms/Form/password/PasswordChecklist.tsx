import { Check, Circle } from 'lucide';
import { getVisibleRules } from '../../../../lib/session/password-rules';
import { Icon } from '../../../base/Icon/Icon';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden';
import styles from './PasswordChecklist.module.css';

/** The rules for a password, each ticked once it is met. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.rules} aria-label="The password must have">
      {getVisibleRules(password).map(({ says, holds }) => {
        const isMet = holds(password);
        return (
          <li key={says} className={styles.rule} data-met={isMet}>
            <Icon of={isMet ? Check : Circle} size={16} />
            <span>
              {says}
              <VisuallyHidden>{isMet ? ': done' : ': still missing'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
