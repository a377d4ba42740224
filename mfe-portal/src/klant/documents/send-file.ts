/** Without a byte sent or received for so long, a connection counts as lost. The server has as long to check a file after its last byte. */
const SILENCE_MS = 60_000;

/** The answer to a request, its body parsed from JSON; a `status` of null when there was no connection, or no answer that can be read. */
export interface FileAnswer {
  status: number | null;
  body: unknown;
}

interface SendOptions {
  signal: AbortSignal;
  /** The share that was sent, from 0 to 1. */
  onProgress(share: number): void;
}

/** Posts a form with files. With XMLHttpRequest: `fetch` does not tell how much of a body was sent. Never rejects. */
export function sendFile(
  path: string,
  form: FormData,
  { signal, onProgress }: SendOptions,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const stillAlive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      stillAlive();
      onProgress(total > 0 ? loaded / total : 0);
    };
    // After a success, an error and an abort alike.
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      resolve(answerOf(request));
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    signal.addEventListener('abort', abort);
    stillAlive();
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): FileAnswer {
  try {
    if (status > 0) return { status, body: JSON.parse(responseText) };
  } catch {
    // The answer of something in between, such as a proxy.
  }
  return { status: null, body: null };
}
