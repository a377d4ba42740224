import type { DOMWindow } from 'jsdom';

/** What Node has too. */
const SAME_AS_IN_NODE = [
  'CompressionStream',
  'DecompressionStream',
  'PerformanceObserver',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
] as const;

/**
 * Gives a window what every browser has and jsdom lacks: where nothing is seen, nothing moves and nobody is connected. What is missing
 * here as well would refuse a release that works.
 */
export function addMissingApis(window: DOMWindow): void {
  const add = (object: object, members: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(members)) {
      if (!(name in object))
        Object.defineProperty(object, name, { value, writable: true, configurable: true });
    }
  };
  const nothing = () => {};
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
    takeRecords = () => [];
  }
  class BroadcastChannel extends window.EventTarget {
    postMessage = nothing;
    close = nothing;
  }
  // With timers, which `PendingWork` sees: React schedules its work with it.
  class MessagePort extends window.EventTarget {
    other: MessagePort | undefined;
    onmessage: ((event: MessageEvent) => void) | null = null;
    start = nothing;
    close = nothing;
    postMessage(data: unknown) {
      window.setTimeout(() => {
        const event = new window.MessageEvent('message', { data });
        this.other?.onmessage?.(event);
        this.other?.dispatchEvent(event);
      });
    }
  }
  class MessageChannel {
    readonly port1 = new MessagePort();
    readonly port2 = new MessagePort();
    constructor() {
      [this.port1.other, this.port2.other] = [this.port2, this.port1];
    }
  }
  const animation = () => ({
    cancel: nothing,
    finish: nothing,
    pause: nothing,
    play: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
    finished: Promise.resolve(),
  });
  class Request extends globalThis.Request {
    readonly #signal: AbortSignal;
    // Node accepts its own signals only, and scripts of the window have those of the window.
    constructor(input: string | URL, { signal, ...init }: RequestInit = {}) {
      super(new URL(input, window.location.href), init);
      this.#signal = signal ?? new window.AbortController().signal;
    }
    override get signal() {
      return this.#signal;
    }
  }
  // jsdom has them, and they only say that they are not implemented.
  Object.assign(window, { scrollTo: nothing, scrollBy: nothing, scroll: nothing, print: nothing });
  add(window, Object.fromEntries(SAME_AS_IN_NODE.map((name) => [name, globalThis[name]])));
  add(window, {
    Request,
    fetch: answerOfBackend,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    BroadcastChannel,
    MessageChannel,
    CSS: { supports: () => true, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
    matchMedia: (media: string) =>
      Object.assign(new window.EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: nothing,
        removeListener: nothing,
      }),
    requestIdleCallback: (work: (deadline: object) => void) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 10 }), 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
  });
  add(window.navigator, { sendBeacon: () => true });
  add(window.document, {
    fonts: Object.assign(new window.EventTarget(), { ready: Promise.resolve(), load: async () => [] }),
  });
  add(window.Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    checkVisibility: () => true,
    getAnimations: () => [],
    animate: animation,
  });
  add(window.HTMLElement.prototype, {
    showPopover: nothing,
    hidePopover: nothing,
    togglePopover: () => false,
  });
  add(window.HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** What the shell's server answers while the backend is down, which every page handles. */
async function answerOfBackend(): Promise<Response> {
  return Response.json({ success: false, message: 'Onze dienst is even niet bereikbaar.' }, { status: 503 });
}
