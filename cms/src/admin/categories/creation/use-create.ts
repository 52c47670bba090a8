import { useState } from 'react';
import { isObject } from '../../ui/is-object';
import {
  useCreateUnderTopicMutation,
  type Created,
  type LoadedTree,
} from '../../ui/category-tree/use-category-tree';

const FAILED = 'It could not be created. Please try again.';

/** Creates categories by the same call as their form, so that the same rules hold. */
export function useCreate({ byId }: LoadedTree) {
  const [createUnderTopic, { isLoading: isCreating }] = useCreateUnderTopicMutation();
  const [refusal, setRefusal] = useState<string>();
  const create = async (name: string, topicId: number): Promise<Created | undefined> => {
    const topic = byId.get(topicId);
    if (!topic) return undefined;
    const { id, documentId } = topic;
    const parent = { connect: [{ id, documentId }], disconnect: [] as [] };
    const outcome = await createUnderTopic({ name, kind: 'sub-topic', parent });
    if ('data' in outcome) return outcome.data;
    const { error } = outcome;
    setRefusal(isObject(error) && typeof error.message === 'string' ? error.message : FAILED);
    return undefined;
  };
  return { create, refusal, isCreating, forget: () => setRefusal(undefined) };
}
