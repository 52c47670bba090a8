/** A document that uses a picture, as an editor may see it. */
export interface PicturePlace {
  /** null: the editor may not read the document. */
  documentId: string | null;
  type: string;
  title: string | null;
  /** Readers see the picture there. */
  published: boolean;
}

/** A picture of the media library that nobody has described. */
export interface UndescribedPicture {
  id: number;
  name: string;
  /** The address of a small picture. */
  thumbnail: string;
  /** As it is stored: null, or the name of the file. */
  alternativeText: string | null;
  places: PicturePlace[];
  /** Documents that are not listed. */
  more: number;
}

export interface UndescribedPage {
  entries: UndescribedPicture[];
  /** The value of `before` for the next page; null: this is the last one. */
  next: string | null;
  /** All of them, and those that documents use. */
  count: { all: number; used: number };
}
