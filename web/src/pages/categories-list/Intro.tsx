import { Link } from 'react-router-dom';
import type { ShownChoice } from './list-texts';

/** The text above the list, with links to other pages. */
export function Intro({ choice }: { choice: ShownChoice }) {
  const all = <Link to="/categories-list">Show all categories</Link>;
  switch (choice.kind) {
    case 'all':
      return 'Everything we write about, from A to Z. Choose a topic to see its subjects alone.';
    case 'unknown':
      return <>There is no topic at this address. {all}</>;
    case 'topic':
      return (
        <>
          The subjects of <Link to={`/${choice.topic.slug}`}>{choice.topic.name}</Link>, from A to Z. {all}
        </>
      );
  }
}
