/** Where `npm run dev` is told what goes wrong in the browser. */
const ERRORS_PATH = '/__local/errors';

/** Tells `npm run dev` each error that nothing catches, and those that React or the shell catches and writes to the console. */
export function reportErrors(): void {
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const write = console.error;
  console.error = (...values: unknown[]) => {
    write(...values);
    const error = values.find((value) => value instanceof Error);
    if (error) report(error);
  };
}

function report(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  // Firefox and Safari leave the message out of the stack.
  const message = String(error);
  void fetch(ERRORS_PATH, {
    method: 'POST',
    keepalive: true,
    body: text.startsWith(message) ? text : `${message}\n${text}`,
  });
}
