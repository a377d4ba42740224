import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface SendingOptions<B> {
  /** Makes the call; throws when the form did not arrive. */
  mutationFn: (body: B) => Promise<void>;
  onSuccess?: () => void;
  onError?: (failure: Error) => void;
}

/**
 * Sends a form once at a time. The second click of a double click comes before the form is shown as busy, so that a
 * disabled button is not enough.
 */
export function useSending<B>(options: SendingOptions<B>) {
  const underWay = useRef(false);
  const { mutate, ...state } = useMutation(options);
  const send = (body: B) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(body, {
      onSettled: () => {
        underWay.current = false;
      },
    });
  };
  return { ...state, send };
}
