import { useCustomer, useQueryClient } from '@site/kit/queries';
import { useEffect, useSyncExternalStore } from 'react';
import { documentsQuery } from './documents-query';
import { UploadQueue, type UploadsShown } from './upload-queue';

/** By the query client of the session: one in this tab. */
const queues = new WeakMap<object, UploadQueue>();

/** The files that a customer sends, from the first use until another customer logs in in this tab. */
export function useUploads(customerId: string): UploadsShown & { queue: UploadQueue } {
  const queryClient = useQueryClient();
  let queue = queues.get(queryClient);
  if (queue?.customerId !== customerId) {
    queue?.close();
    const { queryKey } = documentsQuery(customerId);
    queue = new UploadQueue(customerId, {
      isShown: (documentId, fileId) =>
        Boolean(
          queryClient
            .getQueryData(queryKey)
            ?.some(({ id, bestanden }) => id === documentId && bestanden.some((file) => file.id === fileId)),
        ),
      onAccepted: (document) => {
        const documents = queryClient.getQueryData(queryKey);
        // An answer that is under way may be older than this one.
        if (!documents) return void queryClient.invalidateQueries({ queryKey });
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(
          queryKey,
          documents.map((other) => (other.id === document.id ? document : other)),
        );
      },
      onUncertain: () => void queryClient.invalidateQueries({ queryKey }),
    });
    queues.set(queryClient, queue);
  }
  const current = queue;
  const shown = useSyncExternalStore(current.subscribe, current.read, current.read);

  const isLoggedIn = useCustomer().status === 'known';
  useEffect(() => {
    if (isLoggedIn) current.retry();
    const retry = () => current.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [current, isLoggedIn]);

  const isUnsent = shown.uploads.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);

  return { ...shown, queue: current };
}
