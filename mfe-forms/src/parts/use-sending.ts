import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SubmissionKey } from './submission-key';

interface SendingOptions<B> {
  /** One name per form of the site: under it the tab keeps the idempotency key until the form was accepted. */
  form: string;
  /** Makes the call, with the idempotency key; throws when the form was not accepted. */
  call: (body: B, idempotencyKey: string) => Promise<void>;
  onSuccess?: () => void;
  onError?: (failure: Error) => void;
}

/**
 * Sends a form once at a time, and so that what arrives twice is stored once. The second click of a double click comes before
 * the form is shown as busy, so that a disabled button is not enough.
 */
export function useSending<B extends object>({ form, call, onSuccess, onError }: SendingOptions<B>) {
  const underWay = useRef(false);
  const [key] = useState(() => new SubmissionKey(form));
  const { mutate, ...state } = useMutation<void, Error, B>({
    mutationFn: (body) => call(body, key.of(body)),
    onSuccess: () => {
      key.forget();
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
    /** The answers are given up: what is sent next is another submission. */
    forget: () => key.forget(),
  };
}
