import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SubmissionKey } from './submission-key';

interface SendingOptions<B> {
  /** One name per form of the site: the storage key of its idempotency key. */
  form: string;
  /** Sends the request with the idempotency key; throws when it was not accepted. */
  call: (body: B, idempotencyKey: string) => Promise<void>;
  onSuccess?: () => void;
  onError?: (failure: Error) => void;
}

/**
 * Sends a form once at a time, with an idempotency key so that it is stored once. The second click of a double click arrives
 * before the button is disabled, so that disabling it is not enough.
 */
export function useSending<B extends object>({ form, call, onSuccess, onError }: SendingOptions<B>) {
  const underWay = useRef(false);
  const [key] = useState(() => new SubmissionKey(form));
  const { mutate, ...state } = useMutation<void, Error, B>({
    mutationFn: (body) => call(body, key.of(body)),
    onSuccess: () => {
      key.discard();
      onSuccess?.();
    },
    onError,
  });
  const send = (body: B) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(body, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  };
  return {
    ...state,
    send,
    /** Call when the answers are discarded: the next submission is another one. */
    discard: () => key.discard(),
  };
}
