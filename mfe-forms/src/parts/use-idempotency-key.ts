import { useRef } from 'react';

/**
 * The key that goes along with a form that is sent, so that the backend makes one record of it however often it arrives.
 * Sending the same answers again after a failure keeps the key; other answers are another form and get a new one.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ content: '', key: '' });
  return (body) => {
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}

/** 128 random bits as text. Not `randomUUID`, which does not exist on a page without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
