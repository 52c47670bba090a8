import { Link } from 'react-router-dom';
import { CRISIS_LINES } from '../../../lib/text/crisis-lines';
import { searchPath } from '../../../lib/routing/search-path';
import { Callout } from '../../../ui/base/Callout/Callout';
import styles from './CrisisHelp.module.css';

const { unitedStates, unitedKingdom } = CRISIS_LINES;

/** Shown above the results when a search suggests that the reader is at risk of self-harm or suicide. */
export function CrisisHelp() {
  return (
    <div className={styles.help}>
      <Callout as="section" labelledBy="crisis-help">
        <h2 id="crisis-help">You do not have to be alone with this</h2>
        <p>
          If you think about ending your life or hurting yourself, talk to somebody now. These lines answer at
          any hour, and cost nothing:
        </p>
        <ul className={styles.lines}>
          <li>
            United States and Canada: call or text{' '}
            <a href={`tel:${unitedStates}`} className={styles.number}>
              {unitedStates}
            </a>
          </li>
          <li>
            United Kingdom and Ireland: Samaritans,{' '}
            <a href={`tel:${unitedKingdom.replaceAll(' ', '')}`} className={styles.number}>
              {unitedKingdom}
            </a>
          </li>
          <li>Elsewhere, or when it cannot wait: your local emergency number</li>
        </ul>
        <p>
          Are you worried about somebody else? These lines help you, too.{' '}
          <Link to={searchPath('suicide')}>What we have written about it</Link>
        </p>
      </Callout>
    </div>
  );
}
