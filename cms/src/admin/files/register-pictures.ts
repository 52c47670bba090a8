import { Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { UploadedAgain } from './copies/UploadedAgain';
import { PictureDetails } from './details/PictureDetails';
import { hideUploadFromUrl } from './hide-upload-from-url';
import { DescribeLink } from './undescribed/DescribeLink';
import { DESCRIBE_PERMISSIONS } from './undescribed/permissions';

/** Mounted on every screen. */
export const ON_SCREENS_WITH_MEDIA = [
  { name: 'future-global::picture-details', Component: PictureDetails },
  { name: 'future-global::uploaded-again', Component: UploadedAgain },
  { name: 'future-global::describe-link', Component: DescribeLink },
];

/** Adds the page of pictures without alternative text to the main menu, and tidies the media library. */
export function registerPictures(app: StrapiApp): void {
  hideUploadFromUrl();
  app.addMenuLink({
    to: 'pictures-to-describe',
    icon: Pencil,
    intlLabel: { id: 'pictures.to-describe', defaultMessage: 'Pictures to describe' },
    permissions: DESCRIBE_PERMISSIONS,
    Component: () =>
      import('./undescribed/UndescribedPage').then(({ UndescribedPage }) => ({ default: UndescribedPage })),
  });
}
