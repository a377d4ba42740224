/** A request with a file that the page made. The test decides what becomes of it. */
export interface FakeUpload {
  path: string;
  file: File;
  aborted: boolean;
  progress(share: number): void;
  answer(status: number, body: unknown): void;
  lose(): void;
}

/** Replaces `XMLHttpRequest`, which jsdom would send over a real connection. Returns the requests in the order in which they were made. */
export function fakeUploads(): FakeUpload[] {
  const made: FakeUpload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend = () => {};
    status = 0;
    responseText = '';
    private path = '';
    private request?: FakeUpload;
    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader() {}
    send(form: FormData) {
      this.request = {
        path: this.path,
        file: form.get('bestand') as File,
        aborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onloadend();
        },
        lose: () => this.onloadend(),
      };
      made.push(this.request);
    }
    abort() {
      if (this.request) this.request.aborted = true;
      this.onloadend();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return made;
}
