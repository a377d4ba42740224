import { injectIntoGlobalHook } from 'react-refresh/runtime';

// A module of its own, imported before React DOM.
injectIntoGlobalHook(globalThis);

// For modules that are not compiled for React Refresh.
Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
