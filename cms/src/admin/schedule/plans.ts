export type Action = 'publish' | 'unpublish';

/** A job of the schedule, from the server. Moments are in milliseconds since 1970. */
export interface Job {
  id: number;
  documentId: string;
  type: string;
  action: Action;
  dueAt: number;
  /** Where the editor who set it was. */
  timeZone: string;
  edition: number | null;
  title: string;
  setBy: { name: string };
  state: 'waiting' | 'done' | 'failed' | 'cancelled';
  note: string | null;
  finishedAt: number | null;
  missed: boolean;
}

/** A draft with a future publication date that is not scheduled. */
export interface Intention {
  documentId: string;
  type: string;
  title: string;
  plannedFor: number;
}

export interface DocumentJob extends Job {
  /** The version that goes out. */
  version: { savedAt: number; savedBy: string } | null;
}

export interface DocumentPlan {
  jobs: DocumentJob[];
  /** The latest version, if another one is planned to go out. */
  later: { edition: number; savedAt: number; savedBy: string } | null;
  isPublished: boolean;
}

export interface PlanLists {
  waiting: Job[];
  planned: Intention[];
  failed: Job[];
  done: Job[];
}

export interface MonthPlan {
  jobs: Job[];
  planned: Intention[];
}

interface Target {
  type: string;
  documentId: string;
}

export const getPlanPath = ({ type, documentId }: Target): string => `/admin/schedule/${type}/${documentId}`;
export const getFormPath = ({ type, documentId }: Target): string =>
  `/content-manager/collection-types/${type}/${documentId}`;

export const findWaiting = (plan: DocumentPlan | undefined, action: Action): DocumentJob | undefined =>
  plan?.jobs.find((job) => job.action === action && job.state === 'waiting');
