import type { FoundPage } from './find-pages';

/** Why readers find no page at the path of a link, in words after its address; undefined: they find one. */
export function whyAbsent({ status }: FoundPage): string | undefined {
  switch (status) {
    case 'public':
    case 'moved':
      return undefined;
    case 'draft':
      return 'leads to an article that is not public yet: readers find nothing there before it is.';
    case 'missing':
      return 'leads nowhere: no page of the site has this address. Choose another one.';
  }
}
